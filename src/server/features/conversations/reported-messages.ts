import { type SQL, sql } from 'drizzle-orm'
import type { listReportedMessages as contract, ReportedMessage } from '#contract/conversations/conversations.ts'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import type { Database } from '../../db/connection/open.ts'
import { aboutOf, type ConversationFacts, factColumns, joinFacts, talkOf } from '../../db/conversations/conversation-facts.ts'
import { pageOf, rowAfter } from '../../db/row-cursor.ts'
import { iso } from '../../db/wire-time.ts'

const PER_PAGE = 30
/** So many reports of one message say enough. */
const MOST_REPORTS = 20

type Reader = Pick<Database['db'], 'execute'>
type Row = ConversationFacts & Omit<ReportedMessage, 'about'> & Record<string, unknown>

/** Messages as staff see them. @param which a statement of their numbers, as `id` */
export async function readReported(db: Reader, which: SQL): Promise<ReportedMessage[]> {
  const { rows } = await db.execute<Row>(sql`
    select m.id, m.text, m.picture_key is not null as has_picture, ${iso(sql`m.created_at`)} as sent_at, m.removed_at is not null as is_removed,
      case when u.deleted_at is null then u.username end as username, told.list as reports, ${factColumns(sql`talk`)}
    from (${which}) asked
    join conversation_messages m on m.id = asked.id
    join users u on u.id = m.sender
    cross join lateral (
      select coalesce(json_agg(json_build_object('reason', r.reason, 'note', r.note, 'at', ${iso(sql`r.created_at`)}) order by r.created_at), '[]') as list
      from (select * from message_reports where message = m.id order by created_at limit ${MOST_REPORTS}) r) told
    cross join lateral ${talkOf(sql`m.conversation`)} talk ${joinFacts(sql`talk`)}
    order by m.id`)
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    has_picture: row.has_picture,
    sent_at: row.sent_at,
    is_removed: row.is_removed,
    username: row.username,
    about: aboutOf(row),
    reports: row.reports,
  }))
}

/** Messages with reports that staff have not decided about, the oldest first. @throws {Problem} bad-input — the cursor. */
export async function listReportedMessages(db: Database['db'], { cursor }: QueryOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const after = rowAfter(cursor) ?? 0
  const waiting = sql`from message_reports where settled_at is null`
  const [found, counted] = await Promise.all([
    readReported(db, sql`select distinct message as id ${waiting} and message > ${after} order by message limit ${PER_PAGE + 1}`),
    db.execute<{ total: number }>(sql`select count(distinct message)::int as total ${waiting}`),
  ])
  const { page, next_cursor } = pageOf(found, PER_PAGE)
  return { results: page, next_cursor, total: counted.rows[0]?.total ?? 0 }
}
