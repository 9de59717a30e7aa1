/** The names under which half-written articles are kept: one for what is new, one for each that is changed. */
export const NEW_ARTICLE = 'article new'
export const editName = (blog_id: number): string => `article ${blog_id}`
