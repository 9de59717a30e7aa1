/** What sellers are told who asked to write: staff let them, or did not; `author-revoked`: they could until now. */
export const AUTHOR_NOTICES = ['author-granted', 'author-refused', 'author-revoked'] as const
export type AuthorNotice = (typeof AUTHOR_NOTICES)[number]
