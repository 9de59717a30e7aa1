import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { decideComment as contract, ModeratedComment } from '#contract/threads/comments.ts'
import { inTransaction, type Tx } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { type CommentRow, changeComment, holdComment, settleReports } from '../db/threads/change-comment.ts'
import type { ThreadKind } from '../db/threads/thread-kind.ts'
import type { NoteSecurityEvent } from '../http/sessions/security-log.ts'
import { readModerated } from './moderated-rows.ts'

interface Decision {
  comment_id: number
  deed: BodyOf<typeof contract>['deed']
  /** User id of the staff member who decides. */
  staff: number
  requestId: string
}

/**
 * Releases a comment or removes it; either settles its reports. The same again changes nothing.
 * @throws {Problem} not-found — there is none; bad-state — its writer has taken it back: there is nothing to release.
 */
export function decideComment(
  { db, note, kinds }: { db: Pick<Database['db'], 'transaction'>; note: NoteSecurityEvent; kinds: readonly ThreadKind[] },
  { comment_id, deed, staff, requestId }: Decision,
): Promise<ModeratedComment> {
  return inTransaction(db, async (tx) => {
    const row = await holdComment(tx, comment_id)
    if (!row) throw new Problem('not-found')
    if (await (deed === 'release' ? release(tx, row) : remove(tx, row))) {
      const kind = deed === 'release' ? 'comment-released' : 'comment-removed'
      await note(tx, { kind, user_id: row.user_id, request_id: requestId, by: 'staff', details: { comment: comment_id, staff } })
    }
    const decided = await readModerated(tx, kinds, comment_id)
    if (!decided) throw new Problem('not-found')
    return decided
  })
}

type Change = (tx: Tx, row: CommentRow) => Promise<boolean>

/** Shown from now on. A reason stays in the row, also where there was none: by that, reports know that staff have looked. */
const release: Change = async (tx, row) => {
  if (row.state === 'removed' && row.text === '') throw new Problem('bad-state')
  if (row.state === 'shown' && row.report_count === 0) return false
  await settleReports(tx, row.id)
  await changeComment(tx, row, { state: 'shown', report_count: 0, held_reason: row.held_reason ?? 'reports' })
  return true
}

/** Its text stays, for staff. */
const remove: Change = async (tx, row) => {
  if (row.state === 'removed') return false
  await settleReports(tx, row.id)
  await changeComment(tx, row, { state: 'removed', report_count: 0 })
  return true
}
