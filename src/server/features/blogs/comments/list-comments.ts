import { COMMENT_LIMITS } from '#contract/blogs/comment-fields.ts'
import type { listComments as contract, listReplies as replies } from '#contract/blogs/comments.ts'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { type CommentReader, readCommentRows, readReplyRows } from '../../../db/blogs/comment-rows.ts'
import type { Database } from '../../../db/connection/open.ts'
import { pageOf, placeAfter } from './cursor.ts'
import { publicBlog } from './public-blog.ts'
import { publicComment } from './public-comment.ts'

interface Asked<Query> {
  id: number
  query: Query
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Comments on an article, the latest first.
 * @throws {Problem} not-found — there is no such article, or it is not public; bad-input — the cursor.
 */
export async function listComments(db: CommentReader, { id, query, now }: Asked<QueryOf<typeof contract>>): Promise<AnswerOf<typeof contract>> {
  const { limit = COMMENT_LIMITS.perPage, cursor } = query
  const after = placeAfter(cursor, 'latest')
  const blog = await publicBlog(db, id, now)
  const rows = await readCommentRows(db, blog.id, { limit: limit + 1, after })
  return { ...pageOf(rows, limit, 'latest'), total: blog.comment_count }
}

/**
 * Answers to a comment, in the order of writing.
 * @throws {Problem} not-found — there is no such comment, or it is not shown; bad-input — the cursor.
 */
export async function listReplies(
  db: Pick<Database['db'], 'select' | 'execute'>,
  { id, query, now }: Asked<QueryOf<typeof replies>>,
): Promise<AnswerOf<typeof replies>> {
  const after = placeAfter(query.cursor, 'replies')
  const comment = await publicComment(db, id, now)
  if (comment.parent !== null) throw new Problem('not-found')
  const rows = await readReplyRows(db, id, { limit: COMMENT_LIMITS.perPage + 1, after })
  return pageOf(rows, COMMENT_LIMITS.perPage, 'replies')
}
