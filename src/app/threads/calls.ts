import { COMMENT_LIMITS } from '#contract/threads/comment-fields.ts'
import { listReplies } from '#contract/threads/comments.ts'
import { type CommentPage, readsThread } from '#contract/threads/thread-reads.ts'
import type { Answer } from '../wire/answer.ts'
import { call } from '../wire/call.ts'
import type { ThreadSubject } from './subject.ts'

/** One page of what readers say, the latest first. */
export const loadComments = ({ api, id }: Pick<ThreadSubject, 'api' | 'id'>, cursor?: string): Promise<Answer<CommentPage>> =>
  call(readsThread(api), { params: { id }, query: { limit: String(COMMENT_LIMITS.perPage), ...(cursor && { cursor }) } })

/** Answers to one comment, in the order of writing. */
export const loadReplies = (comment_id: number, cursor?: string) => call(listReplies, { params: { comment_id }, query: cursor ? { cursor } : {} })
