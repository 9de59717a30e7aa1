import { and, count, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import type { AnswerOf, BodyOf } from '#contract/core/endpoint.ts'
import { type listNotices as contract, NOTICES_PER_PAGE, type readNotices as readContract } from '#contract/notices/notices.ts'
import type { Database } from '../../db/connection/open.ts'
import { aboutNotice, isTold, sourceOf } from '../../db/notices/sources.ts'
import { notices } from '../../db/tables/notices.ts'

/** What a notice says where its noun says nothing else. */
const NOTHING = {
  event_order_id: null,
  event_title: null,
  from_time: null,
  text: null,
  reply: null,
  job: null,
  sold: null,
  messages: null,
  taken_off: null,
  review: null,
  shop_order: null,
}

/** What happened to one's orders and sales, to do with jobs, comments and messages, the latest first: a page of them. @param before those that are older than this one */
export async function listNotices(
  db: Database['db'],
  user_id: number,
  { before, now }: { before?: number | undefined; now: number },
): Promise<AnswerOf<typeof contract>> {
  const { id, kind, created_at, read_at, details } = notices
  const rows = await db
    .select({ id, kind, at: created_at, read_at, details, about: aboutNotice(now) })
    .from(notices)
    .where(and(eq(notices.user_id, user_id), before === undefined ? undefined : lt(id, before), isTold(now)))
    .orderBy(desc(id))
    .limit(NOTICES_PER_PAGE)
  return rows.map((row) => ({
    ...{ id: row.id, kind: row.kind, at: row.at, ...NOTHING },
    ...sourceOf(row.kind).listed(row.about, row.details),
    is_read: row.read_at !== null,
  }))
}

/** Marks one's own as read, up to one and with it, or that one alone. Gives how many are not yet. */
export async function readNotices(
  db: Database['db'],
  user_id: number,
  { up_to, only = false, now }: BodyOf<typeof readContract> & { now: number },
): Promise<{ unread: number }> {
  const unread = and(eq(notices.user_id, user_id), isNull(notices.read_at))
  await db
    .update(notices)
    .set({ read_at: sql`now()` })
    .where(and(unread, (only ? eq : lte)(notices.id, up_to)))
  const [left] = await db
    .select({ unread: count() })
    .from(notices)
    .where(and(unread, isTold(now)))
  return { unread: left?.unread ?? 0 }
}
