import { sql } from 'drizzle-orm'
import type { decideReportedMessage as contract, ReportedMessage } from '#contract/conversations/conversations.ts'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { inTransaction } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { picturesOf, stripMessages } from '../../db/conversations/strip-messages.ts'
import type { ConversationParts } from './parts.ts'
import { readReported } from './reported-messages.ts'

interface Decision {
  message_id: number
  deed: BodyOf<typeof contract>['deed']
  /** User id of the staff member who decides. */
  staff: number
  requestId: string
}

/**
 * Leaves a message as it is, or takes its text and picture away; either settles its reports. The same again changes nothing.
 * @throws {Problem} not-found — there is none, or no reader reported it.
 */
export async function decideMessage(
  { db, privateFiles, note }: Pick<ConversationParts, 'privateFiles' | 'note'> & { db: Database['db'] },
  { message_id, deed, staff, requestId }: Decision,
): Promise<ReportedMessage> {
  const { decided, pictures } = await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ sender: number; is_removed: boolean }>(sql`
      select m.sender, m.removed_at is not null as is_removed from conversation_messages m
      where m.id = ${message_id} and exists (select from message_reports r where r.message = m.id) for update`)
    const [held] = rows
    if (!held) throw new Problem('not-found')
    const stripped = deed === 'remove' ? await stripMessages(tx, sql`m.id = ${message_id}`) : []
    const settled = await tx.execute(sql`update message_reports set settled_at = now() where message = ${message_id} and settled_at is null`)
    if (stripped.length > 0 || settled.rowCount) {
      const kind = deed === 'remove' ? 'message-removed' : 'message-kept'
      await note(tx, { kind, user_id: held.sender, request_id: requestId, by: 'staff', details: { message: message_id, staff } })
    }
    const [found] = await readReported(tx, sql`select ${message_id}::int as id`)
    if (!found) throw new Problem('not-found')
    return { decided: found, pictures: picturesOf(stripped) }
  })
  for (const key of pictures) await privateFiles.remove(key)
  return decided
}
