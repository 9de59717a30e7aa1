import { sql } from 'drizzle-orm'
import { inTransaction } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { readNoticesOf } from '../../db/conversations/notify-of-message.ts'
import { countUnread } from './list-conversations.ts'
import { sideOf } from './locate.ts'
import type { Who } from './talk.ts'

/**
 * Marks what the other side wrote as read, up to and with one message. Where nothing is left, the notice is read too, and no mail comes.
 * Gives how many messages are left in all of one's own conversations. @throws {Problem} not-found — there is none, or it is of others.
 */
export function markRead(db: Database['db'], who: Who, { conversation_id, up_to }: { conversation_id: number; up_to: number }): Promise<{ unread: number }> {
  return inTransaction(db, async (tx) => {
    const side = await sideOf(tx, who, conversation_id)
    const mine = sql`conversation = ${conversation_id} and side = ${side}`
    // Held before it is counted: a message that comes meanwhile is added to what is counted here.
    await tx.execute(sql`select from conversation_sides where ${mine} for no key update`)
    const { rows } = await tx.execute<{ unread: number; user_id: number | null }>(sql`
      update conversation_sides s set read_to = marked.read_to, unread = left_over.unread,
        mail_due_at = case when left_over.unread > 0 then s.mail_due_at end, mail_tries = case when left_over.unread > 0 then s.mail_tries else 0 end
      from (select greatest(read_to, least(${up_to}::int, last_message)) as read_to from conversation_sides where ${mine}) marked
      cross join lateral (
        select count(*)::int as unread from conversation_messages m
        where m.conversation = ${conversation_id} and m.side <> ${side} and m.id > marked.read_to) left_over
      where s.conversation = ${conversation_id} and s.side = ${side} returning s.unread, s.user_id`)
    const [marked] = rows
    if (marked?.unread === 0 && marked.user_id !== null) await readNoticesOf(tx, { conversation: conversation_id, user_id: marked.user_id })
    return { unread: await countUnread(tx, who.user_id) }
  })
}
