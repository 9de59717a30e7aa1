import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { COMMENT_LIMITS } from '#contract/threads/comment-fields.ts'
import type { listReplies as replies } from '#contract/threads/comments.ts'
import type { ReadsThread } from '#contract/threads/thread-reads.ts'
import type { Database } from '../db/connection/open.ts'
import { type CommentReader, readCommentRows, readReplyRows, type ThreadOf } from '../db/threads/comment-rows.ts'
import type { Subject, ThreadKind } from '../db/threads/thread-kind.ts'
import { pageOf, placeAfter } from './cursor.ts'
import { publicComment } from './public-comment.ts'
import { publicSubject } from './public-subject.ts'

interface Asked<Query> {
  query: Query
  /** Milliseconds since the epoch. */
  now: number
}

/** A subject as its rows are read. */
const threadOf = ({ thread, author, kind }: Subject): ThreadOf => ({ thread, author, namesWriters: kind.namesWriters })

/**
 * Comments of a thread, the latest first.
 * @throws {Problem} not-found — there is no such thing, or it is not public; bad-input — the cursor.
 */
export async function listComments(
  db: CommentReader,
  of: Pick<Subject, 'kind' | 'id'>,
  { query, now }: Asked<QueryOf<ReadsThread>>,
): Promise<AnswerOf<ReadsThread>> {
  const { limit = COMMENT_LIMITS.perPage, cursor } = query
  const after = placeAfter(cursor, 'latest')
  const subject = await publicSubject(db, of, now)
  const rows = await readCommentRows(db, threadOf(subject), { limit: limit + 1, after })
  return { ...pageOf(rows, limit, 'latest'), total: subject.comment_count }
}

/**
 * Answers to a comment, in the order of writing.
 * @throws {Problem} not-found — there is no such comment, or it is not shown; bad-input — the cursor.
 */
export async function listReplies(
  db: Pick<Database['db'], 'select' | 'execute'>,
  kinds: readonly ThreadKind[],
  { id, query, now }: Asked<QueryOf<typeof replies>> & { id: number },
): Promise<AnswerOf<typeof replies>> {
  const after = placeAfter(query.cursor, 'replies')
  const { comment, subject } = await publicComment(db, kinds, { id, now })
  if (comment.parent !== null) throw new Problem('not-found')
  const rows = await readReplyRows(db, { ...threadOf(subject), parent: id }, { limit: COMMENT_LIMITS.perPage + 1, after })
  return pageOf(rows, COMMENT_LIMITS.perPage, 'replies')
}
