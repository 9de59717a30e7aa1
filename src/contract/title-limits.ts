/** Characters, as readers count them, of a title. By themselves, for who needs no form. */
export const TITLE_LONGEST = { event: 50, article: 120 } as const
