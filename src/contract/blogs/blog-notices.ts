import type { NoticeGroups } from '../notices/notice-group.ts'

/** What people are told of articles. `replies`: answers to one's own comment. */
export const BLOG_NOTICES = ['replies'] as const
export type BlogNotice = (typeof BLOG_NOTICES)[number]

/** Where a comment is read. A path of ours. */
export const commentPath = ({ blog_id, comment_id }: { blog_id: number; comment_id: number }): string => `/blogs/${blog_id}#comment-${comment_id}`

export const BLOG_NOTICE_GROUPS = { replies: { kinds: BLOG_NOTICES, app: 'switch', audience: 'everyone', mail: 'none' } } as const satisfies NoticeGroups
