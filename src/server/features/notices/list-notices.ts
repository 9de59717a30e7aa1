import { and, count, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import type { listNotices as contract } from '#contract/notices/notices.ts'
import type { Database } from '../../db/connection/open.ts'
import { events } from '../../db/tables/events.ts'
import { job_applications, job_messages, job_posts } from '../../db/tables/jobs.ts'
import { event_messages } from '../../db/tables/messages.ts'
import { notices } from '../../db/tables/notices.ts'
import { event_orders } from '../../db/tables/orders.ts'
import { IS_JOB_OF_NOTICE, JOB_COLUMNS, jobOfNotice } from './notice-jobs.ts'
import { isTold, replyOfNotice } from './notice-replies.ts'

const MOST_LISTED = 50

/** What a seller or an employer says: in a message, or of why something was called off. */
const TEXT = sql<string | null>`case when ${notices.kind} = 'called-off'
  then coalesce(nullif(${event_orders.refund_why}, ''), ${events.called_off_reason}) else coalesce(${event_messages.text}, ${job_messages.text}) end`

/** What happened to one's orders, and to do with jobs, the latest first; the latest fifty. */
export async function listNotices(db: Database['db'], user_id: number, now: number): Promise<AnswerOf<typeof contract>> {
  const rows = await readRows(db, user_id, now)
  return rows.map(({ read_at, event_order, comment, job_alert, details, job_post_id, job_title, company, ...row }) => ({
    ...row,
    job: jobOfNotice({ event_order, comment, job_alert, details, job_post_id, job_title, company }),
    is_read: read_at !== null,
  }))
}

function readRows(db: Database['db'], user_id: number, now: number) {
  const { id, kind, created_at, read_at } = notices
  const { event_order_id } = event_orders
  const { title: event_title, from_time } = events
  return db
    .select({ id, kind, event_order_id, event_title, from_time, at: created_at, read_at, text: TEXT, reply: replyOfNotice(now), ...JOB_COLUMNS })
    .from(notices)
    .leftJoin(event_orders, eq(event_orders.id, notices.event_order))
    .leftJoin(events, eq(events.id, event_orders.event))
    .leftJoin(event_messages, eq(event_messages.id, notices.message))
    .leftJoin(job_applications, eq(job_applications.id, notices.job_application))
    .leftJoin(job_posts, IS_JOB_OF_NOTICE)
    .leftJoin(job_messages, eq(job_messages.id, notices.job_message))
    .where(and(eq(notices.user_id, user_id), isTold(now)))
    .orderBy(desc(id))
    .limit(MOST_LISTED)
}

/** Marks one's own as read, up to one and with it. Gives how many are not yet. */
export async function readNotices(db: Database['db'], user_id: number, { up_to, now }: { up_to: number; now: number }): Promise<{ unread: number }> {
  const unread = and(eq(notices.user_id, user_id), isNull(notices.read_at))
  await db
    .update(notices)
    .set({ read_at: sql`now()` })
    .where(and(unread, lte(notices.id, up_to)))
  const [left] = await db
    .select({ unread: count() })
    .from(notices)
    .where(and(unread, isTold(now)))
  return { unread: left?.unread ?? 0 }
}
