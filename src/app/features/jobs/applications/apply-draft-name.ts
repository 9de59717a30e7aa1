/** The profile as it is changed on its own screen; an application has the number of its job. */
export const draftName = (job_post_id?: number): string => (job_post_id === undefined ? 'job profile' : `apply ${job_post_id}`)
/** The file lies by itself: at every stroke it would be written anew. */
export const cvDraftName = (name: string): string => `${name} cv`
