/** The form that the sort field, which stands elsewhere on the screen, belongs to. */
export const SERVICE_FORM = 'service-question'
