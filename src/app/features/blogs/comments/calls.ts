import { COMMENT_LIMITS } from '#contract/blogs/comment-fields.ts'
import { type CommentPage, listComments, listReplies } from '#contract/blogs/comments.ts'
import type { Answer } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'

/** One page of what readers say of an article, the latest first. */
export const loadComments = (blog_id: number, cursor?: string): Promise<Answer<CommentPage>> =>
  call(listComments, { params: { blog_id }, query: { limit: String(COMMENT_LIMITS.perPage), ...(cursor && { cursor }) } })

/** Answers to one comment, in the order of writing. */
export const loadReplies = (comment_id: number, cursor?: string) => call(listReplies, { params: { comment_id }, query: cursor ? { cursor } : {} })
