import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { COMMENT_LIMITS } from '#contract/threads/comment-fields.ts'
import type { listModeratedComments as contract } from '#contract/threads/comments.ts'
import type { CommentReader } from '../db/threads/comment-rows.ts'
import type { ThreadKind } from '../db/threads/thread-kind.ts'
import { pageOf, placeAfter } from './cursor.ts'
import { countModerated, readModeratedRows } from './moderated-rows.ts'

/**
 * What staff look at: what waits, the oldest first, or what they have removed, the latest first.
 * @throws {Problem} bad-input — the cursor.
 */
export async function listModerated(
  db: CommentReader,
  kinds: readonly ThreadKind[],
  { filter = 'waiting', cursor }: QueryOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const after = placeAfter(cursor, filter)
  const limit = COMMENT_LIMITS.perPage
  const [rows, total] = await Promise.all([readModeratedRows(db, { kinds, filter, limit: limit + 1, after }), countModerated(db, filter)])
  return { ...pageOf(rows, limit, filter), total }
}
