import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { reportComment as contract } from '#contract/threads/comments.ts'
import { inTransaction } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { comment_reports } from '../db/tables/threads.ts'
import { changeComment, holdComment } from '../db/threads/change-comment.ts'
import type { ThreadKind } from '../db/threads/thread-kind.ts'
import { isSeen } from './public-comment.ts'
import { publicSubjectOf } from './public-subject.ts'

/** So many readers hide a comment until staff have looked. */
const HELD_FROM = 3

interface Report {
  kinds: readonly ThreadKind[]
  comment_id: number
  body: BodyOf<typeof contract>
  /** The mark of where it comes from. */
  sender: string
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Tells staff of a comment, once for each sender. Reports of several readers hide it, unless staff released it before: then staff look again, and it stays.
 * @throws {Problem} not-found — no such comment is shown.
 */
export function reportComment(db: Pick<Database['db'], 'transaction'>, { kinds, comment_id, body, sender, now }: Report): Promise<{ reported: true }> {
  return inTransaction(db, async (tx) => {
    const row = await holdComment(tx, comment_id)
    if (!row || !(await isSeen(tx, row))) throw new Problem('not-found')
    await publicSubjectOf(tx, kinds, { thread: row.thread, now })
    const added = await tx
      .insert(comment_reports)
      .values({ comment: comment_id, sender, ...body })
      .onConflictDoNothing()
      .returning({ comment: comment_reports.comment })
    if (added.length === 0) return { reported: true }
    const report_count = row.report_count + 1
    // What is shown and has a reason was held once, and released by staff.
    const isHeld = report_count >= HELD_FROM && row.held_reason === null
    await changeComment(tx, row, isHeld ? { state: 'held', held_reason: 'reports', report_count } : { state: 'shown', report_count })
    return { reported: true }
  })
}
