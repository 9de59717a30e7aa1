import { sql } from 'drizzle-orm'
import { MESSAGE_LIMITS } from '#contract/conversations/conversation-rules.ts'
import type { listConversations as contract } from '#contract/conversations/conversations.ts'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../db/connection/open.ts'
import { pageOf, rowAfter } from '../../db/row-cursor.ts'
import { readConversations } from './conversation-rows.ts'
import type { Who } from './talk.ts'

/**
 * One's own conversations, or those with the support team: a page of them, the one with the latest message first.
 * @throws {Problem} not-allowed — the list of the support team, to others than staff; bad-input — the cursor.
 */
export async function listConversations(db: Database['db'], who: Who, query: QueryOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { list = 'mine', unread, limit = MESSAGE_LIMITS.conversationsPerPage, cursor } = query
  if (list === 'support' && !who.is_staff) throw new Problem('not-allowed')
  const after = rowAfter(cursor)
  const all =
    list === 'mine'
      ? sql`s.user_id = ${who.user_id}`
      : sql`s.user_id is null and not exists (select from conversations c where c.id = s.conversation and c.asker = ${who.user_id})`
  const asked = unread === undefined ? all : sql`${all} and s.unread > 0`
  const beyond = after === undefined ? sql`` : sql`and s.last_message < ${after}`
  const [found, counted] = await Promise.all([
    readConversations(db, sql`select s.* from conversation_sides s where ${asked} ${beyond} order by s.last_message desc limit ${limit + 1}`),
    db.execute<{ total: number; unread: number }>(sql`
      select (select count(*)::int from conversation_sides s where ${asked}) as total,
        (select coalesce(sum(s.unread), 0)::int from conversation_sides s where ${all} and s.unread > 0) as unread`),
  ])
  const { page, next_cursor } = pageOf(
    found.map(({ conversation, last_message }) => ({ id: last_message, conversation })),
    limit,
  )
  const [counts] = counted.rows
  return { results: page.map(({ conversation }) => conversation), next_cursor, total: counts?.total ?? 0, unread: counts?.unread ?? 0 }
}

/** Messages in all of one's own conversations that are not read. */
export async function countUnread(db: Pick<Database['db'], 'execute'>, user_id: number): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(
    sql`select coalesce(sum(unread), 0)::int as unread from conversation_sides where user_id = ${user_id} and unread > 0`,
  )
  return rows[0]?.unread ?? 0
}
