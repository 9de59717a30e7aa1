import { sql } from 'drizzle-orm'
import type { Database } from '../connection/open.ts'
import { iso } from '../wire-time.ts'
import { factColumns, joinFacts, talkOf } from './conversation-facts.ts'

/** Far above what one person does in years. */
const MOST_ROWS = 10_000

/** What a user wrote and was written, for themselves: without where pictures lie, and without which of staff wrote. */
export async function exportConversations(db: Pick<Database['db'], 'execute'>, user_id: number) {
  const { rows: conversations } = await db.execute(sql`
    select mine.conversation as id, facts.kind, facts.title, facts.event_order_id, case mine.side when 'asker' then facts.answerer_name else facts.asker_name end as with
    from conversation_sides mine
    cross join lateral (select ${factColumns(sql`talk`)} from ${talkOf(sql`mine.conversation`)} talk ${joinFacts(sql`talk`)}) facts
    where mine.user_id = ${user_id} order by mine.last_message desc limit ${MOST_ROWS}`)
  const { rows: messages } = await db.execute(sql`
    select m.conversation, m.side = mine.side as is_mine, m.text, m.picture_key is not null as has_picture, m.removed_at is not null as is_removed,
      ${iso(sql`m.meets_at`)} as meets_at, m.meets_where, ${iso(sql`m.created_at`)} as sent_at
    from conversation_sides mine join conversation_messages m on m.conversation = mine.conversation
    where mine.user_id = ${user_id} order by m.id desc limit ${MOST_ROWS}`)
  return { conversations, messages }
}
