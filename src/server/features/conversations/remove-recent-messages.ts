import { sql } from 'drizzle-orm'
import { settleCase } from '../../db/cases/settle-case.ts'
import { emptyMessages, picturesOf } from '../../db/conversations/strip-messages.ts'
import type { RemoveRecent } from '../../db/silences/remove-recent.ts'
import type { NoteSecurityEvent } from '../../http/sessions/security-log.ts'

/** Takes text and picture of the messages away that a person wrote lately, but for those to the support team. */
export const removeRecentMessages =
  (note: NoteSecurityEvent): RemoveRecent =>
  async (tx, { user_id, hours, staff, reason, requestId }) => {
    const toOthers = sql`exists (select from conversations c where c.id = m.conversation and c.kind <> 'support')`
    const stripped = await emptyMessages(tx, sql`m.sender = ${user_id} and m.created_at > now() - make_interval(hours => ${hours}) and ${toOthers}`)
    for (const { id } of stripped) {
      await settleCase(tx, { kind: 'message', subject: id, decision: 'remove', staff, reason, owner: user_id })
      const details = { about: 'message', subject: id, decision: 'remove', staff }
      await note(tx, { kind: 'case-decided', user_id, request_id: requestId, by: 'staff', details })
    }
    return { count: stripped.length, private_files: picturesOf(stripped) }
  }
