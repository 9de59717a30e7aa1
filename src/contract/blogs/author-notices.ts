import type { NoticeGroups } from '../notices/notice-group.ts'

/** What sellers are told who asked to write: staff let them, or did not; `author-revoked`: they could until now. */
export const AUTHOR_NOTICES = ['author-granted', 'author-refused', 'author-revoked'] as const
export type AuthorNotice = (typeof AUTHOR_NOTICES)[number]

export const AUTHOR_NOTICE_GROUPS = { authors: { kinds: AUTHOR_NOTICES, app: 'switch', audience: 'sellers', mail: 'none' } } as const satisfies NoticeGroups
