import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, idText } from '../core/fields.ts'
import { COMMENT_LIMITS, Comment } from './comment-fields.ts'

export const CommentPage = v.object({
  results: v.array(Comment),
  next_cursor: v.nullable(v.string()),
  /** All comments and answers that are shown. */
  total: Count,
})
export type CommentPage = v.InferOutput<typeof CommentPage>

/** Where the service has one of a kind that people talk about. */
export type ThreadApi = `/api/${string}/{id}/`

const params = v.object({ id: idText })

/**
 * How a thread is read by what it is about. The rest is called by the comment's own number (comments.ts).
 * @param path of one of its kind, with `{id}` for its number
 */
export const readsThread = (path: ThreadApi) =>
  endpoint({
    method: 'GET',
    path: `${path}comments/`,
    summary: 'Comments, the latest first, each with its first answers',
    access: 'anyone',
    params,
    query: v.object({ limit: v.optional(v.pipe(idText, v.maxValue(COMMENT_LIMITS.perPage))), cursor: v.optional(Cursor) }),
    answer: CommentPage,
    offline: { keepDays: 30, noun: 'comments', shape: 'list' },
  })
export type ReadsThread = ReturnType<typeof readsThread>
