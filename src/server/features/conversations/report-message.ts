import { sql } from 'drizzle-orm'
import type { reportMessage as contract } from '#contract/conversations/conversations.ts'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { holdPerson } from '../../db/accounts/hold-person.ts'
import { addReport, senderOfAccount } from '../../db/cases/add-report.ts'
import { inTransaction } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { sideOf } from './locate.ts'
import type { Who } from './talk.ts'

interface Report {
  message_id: number
  body: BodyOf<typeof contract>
}

/**
 * Tells staff of a message of the other side, once for each reader.
 * @throws {Problem} not-found — there is none, or it is of others; not-allowed — it is one's own; bad-state — it was removed already.
 */
export function reportMessage(db: Pick<Database['db'], 'transaction'>, who: Who, { message_id, body }: Report): Promise<{ reported: true }> {
  return inTransaction(db, async (tx) => {
    await holdPerson(tx, who.user_id)
    const { rows } = await tx.execute<{ conversation: number; sender: number; side: string; is_removed: boolean }>(
      sql`select conversation, sender, side, removed_at is not null as is_removed from conversation_messages where id = ${message_id} for share`,
    )
    const [message] = rows
    if (!message) throw new Problem('not-found')
    if ((await sideOf(tx, who, message.conversation)) === message.side) throw new Problem('not-allowed')
    if (message.is_removed) throw new Problem('bad-state')
    await addReport(tx, { kind: 'message', subject: message_id, owner: message.sender, sender: senderOfAccount(who.user_id), ...body })
    return { reported: true as const }
  })
}
