import { sql } from 'drizzle-orm'
import { settleCase } from '../db/cases/settle-case.ts'
import type { RemoveRecent } from '../db/silences/remove-recent.ts'
import { changeComment, holdComment } from '../db/threads/change-comment.ts'
import type { NoteSecurityEvent } from '../http/sessions/security-log.ts'

/** Removes the comments that a person wrote lately, one after the other, as staff remove one. Those that are removed stay as they are. */
export const removeRecentComments =
  (note: NoteSecurityEvent): RemoveRecent =>
  async (tx, { user_id, hours, staff, reason, requestId }) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from comments where user_id = ${user_id} and state <> 'removed' and created_at > now() - make_interval(hours => ${hours}) order by thread, id`)
    let count = 0
    for (const { id } of rows) {
      const comment = await holdComment(tx, id)
      if (!comment || comment.state === 'removed') continue
      await changeComment(tx, comment, { state: 'removed' })
      await settleCase(tx, { kind: 'comment', subject: id, decision: 'remove', staff, reason, owner: user_id })
      const details = { about: 'comment', subject: id, decision: 'remove', staff }
      await note(tx, { kind: 'case-decided', user_id, request_id: requestId, by: 'staff', details })
      count += 1
    }
    return { count }
  }
