import * as v from 'valibot'
import { Count, Id } from '../core/fields.ts'
import type { NoticeGroups } from '../notices/notice-group.ts'

/** What people are told of threads. `replies`: answers to one's own comment. */
export const REPLY_NOTICES = ['replies'] as const
export type ReplyNotice = (typeof REPLY_NOTICES)[number]

/** The comment of one's own, and who has answered it since the last look. */
export const NewReplies = v.object({
  /** Path of the page that the comment stands on, and what that is called; absent in older answers, which are about articles. */
  page: v.optional(v.string()),
  title: v.optional(v.string()),
  /** The same of an article, for pages of this app that know no other. */
  blog_id: v.optional(Id),
  blog_title: v.optional(v.string()),
  comment_id: Id,
  /** Who answered last. */
  name: v.string(),
  /** How many people answered. */
  people: Count,
})
export type NewReplies = v.InferOutput<typeof NewReplies>

/** Where a comment is read. A path of ours. */
export const commentPath = ({ page, comment_id }: { page: string; comment_id: number }): string => `${page}#comment-${comment_id}`

export const REPLY_NOTICE_GROUPS = { replies: { kinds: REPLY_NOTICES, app: 'switch', audience: 'everyone', mail: 'none' } } as const satisfies NoticeGroups
