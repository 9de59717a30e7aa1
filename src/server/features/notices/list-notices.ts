import { and, count, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import type { listNotices as contract } from '#contract/notices.ts'
import type { Database } from '../../db/open.ts'
import { events } from '../../db/tables/events.ts'
import { event_messages } from '../../db/tables/messages.ts'
import { notices } from '../../db/tables/notices.ts'
import { event_orders } from '../../db/tables/orders.ts'

const MOST_LISTED = 50

/** What a seller says: in a message, or of why something was called off. */
const TEXT = sql<string | null>`case when ${notices.kind} = 'called-off'
  then coalesce(nullif(${event_orders.refund_why}, ''), ${events.called_off_reason}) else ${event_messages.text} end`

/** What happened to one's orders, the latest first; the latest fifty. */
export async function listNotices(db: Database['db'], user_id: number): Promise<AnswerOf<typeof contract>> {
  const { id, kind, created_at, read_at } = notices
  const rows = await db
    .select({
      id,
      kind,
      event_order_id: event_orders.event_order_id,
      event_title: events.title,
      from_time: events.from_time,
      at: created_at,
      read_at,
      text: TEXT,
    })
    .from(notices)
    .innerJoin(event_orders, eq(event_orders.id, notices.event_order))
    .innerJoin(events, eq(events.id, event_orders.event))
    .leftJoin(event_messages, eq(event_messages.id, notices.message))
    .where(eq(notices.user_id, user_id))
    .orderBy(desc(id))
    .limit(MOST_LISTED)
  return rows.map(({ read_at, ...row }) => ({ ...row, is_read: read_at !== null }))
}

/** Marks one's own as read, up to one and with it. Gives how many are not yet. */
export async function readNotices(db: Database['db'], user_id: number, up_to: number): Promise<{ unread: number }> {
  const unread = and(eq(notices.user_id, user_id), isNull(notices.read_at))
  await db
    .update(notices)
    .set({ read_at: sql`now()` })
    .where(and(unread, lte(notices.id, up_to)))
  const [left] = await db.select({ unread: count() }).from(notices).where(unread)
  return { unread: left?.unread ?? 0 }
}
