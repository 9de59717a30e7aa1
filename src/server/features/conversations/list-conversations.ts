import { type SQL, sql } from 'drizzle-orm'
import { MESSAGE_LIMITS } from '#contract/conversations/conversation-rules.ts'
import type { listConversations as contract } from '#contract/conversations/conversations.ts'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../db/connection/open.ts'
import { pageOf, rowAfter } from '../../db/row-cursor.ts'
import { readConversations } from './conversation-rows.ts'
import type { Who } from './talk.ts'

type Query = QueryOf<typeof contract>

/** Which sides are listed: all of the list, and those that were asked for. */
function conditionsOf({ user_id }: Who, { list, unread }: Query): { all: SQL; asked: SQL } {
  const isOwn = sql`exists (select from conversations c where c.id = s.conversation and c.asker = ${user_id})`
  const all = list === 'support' ? sql`s.user_id is null and not ${isOwn}` : sql`s.user_id = ${user_id}`
  return { all, asked: unread === undefined ? all : sql`${all} and s.unread > 0` }
}

/** A page of sides, and one more. */
export function pageSql(who: Who, query: Query, limit: number): SQL {
  const after = rowAfter(query.cursor)
  const beyond = after === undefined ? sql`` : sql`and s.last_message < ${after}`
  return sql`select s.* from conversation_sides s where ${conditionsOf(who, query).asked} ${beyond} order by s.last_message desc limit ${limit + 1}`
}

export function countSql(who: Who, query: Query): SQL {
  const { all, asked } = conditionsOf(who, query)
  return sql`
    select (select count(*)::int from conversation_sides s where ${asked}) as total,
      (select coalesce(sum(s.unread), 0)::int from conversation_sides s where ${all} and s.unread > 0) as unread`
}

/**
 * One's own conversations, or those with the support team: a page of them, the one with the latest message first.
 * @throws {Problem} not-allowed — the list of the support team, to others than staff; bad-input — the cursor.
 */
export async function listConversations(db: Database['db'], who: Who, query: Query): Promise<AnswerOf<typeof contract>> {
  const { list, limit = MESSAGE_LIMITS.conversationsPerPage } = query
  if (list === 'support' && !who.is_staff) throw new Problem('not-allowed')
  const [found, counted] = await Promise.all([
    readConversations(db, pageSql(who, query, limit)),
    db.execute<{ total: number; unread: number }>(countSql(who, query)),
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
