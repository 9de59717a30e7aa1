/** The form that the sort field, which stands elsewhere on the screen, belongs to. */
export const JOB_FORM = 'job-question'
