import { type SQL, sql } from 'drizzle-orm'
import type { ConversationSide } from '#contract/conversations/conversation-rules.ts'
import type { Conversation } from '#contract/conversations/conversations.ts'
import type { Database } from '../../db/connection/open.ts'
import { aboutOf, type ConversationFacts, factColumns, joinFacts, otherOf, talkOf } from '../../db/conversations/conversation-facts.ts'
import { iso } from '../../db/wire-time.ts'

interface Row extends ConversationFacts, Record<string, unknown> {
  conversation_id: number
  side: ConversationSide
  unread: number
  last_message: number
  text: string
  has_picture: boolean
  is_mine: boolean
  at: string
  meets_at: string | null
  meets_where: string | null
}

/** A conversation, and the number of its latest message: by that lists are sorted. */
interface Listed {
  conversation: Conversation
  last_message: number
}

/** @param sides a statement of rows of conversation_sides */
export const conversationsSql = (sides: SQL): SQL => sql`
    select mine.conversation as conversation_id, mine.side, mine.unread, mine.last_message, last.text, last.picture_key is not null as has_picture,
      last.side = mine.side as is_mine, ${iso(sql`last.created_at`)} as at, ${iso(sql`meeting.meets_at`)} as meets_at, meeting.meets_where, ${factColumns(sql`talk`)}
    from (${sides}) mine
    join conversation_messages last on last.id = mine.last_message
    join conversations talked on talked.id = mine.conversation
    left join lateral (
      select m.meets_at, m.meets_where from conversation_messages m
      where talked.kind = 'application' and m.conversation = mine.conversation and m.meets_at is not null and m.removed_at is null
      order by m.id desc limit 1) meeting on true
    cross join lateral ${talkOf(sql`mine.conversation`)} talk ${joinFacts(sql`talk`)}
    order by mine.last_message desc`

/** Conversations as one side of each has them, the one with the latest message first. @param sides as `conversationsSql` takes them */
export async function readConversations(db: Pick<Database['db'], 'execute'>, sides: SQL): Promise<Listed[]> {
  const { rows } = await db.execute<Row>(conversationsSql(sides))
  return rows.map((row) => ({ conversation: conversationOf(row), last_message: row.last_message }))
}

const conversationOf = (row: Row): Conversation => ({
  conversation_id: row.conversation_id,
  about: aboutOf(row),
  side: row.side,
  other: otherOf(row, row.side),
  last: { text: row.text, has_picture: row.has_picture, is_mine: row.is_mine, at: row.at },
  meeting: row.meets_at === null ? null : { at: row.meets_at, where: row.meets_where ?? '' },
  unread: row.unread,
  can_write: row.can_write,
})
