import { asc, inArray, sql } from 'drizzle-orm'
import type { Booking } from '#contract/bookings/bookings.ts'
import { booking_events } from '../../../db/tables/bookings.ts'
import type { Reader, Row } from './read-bookings.ts'

/** Every change of some bookings, the first first. */
export async function readChanges(db: Reader, ids: readonly number[]): Promise<Map<number, Booking['changes']>> {
  if (ids.length === 0) return new Map()
  const { booking, at, from_state: from, to_state: to, by, action, details } = booking_events
  const rows = await db
    .select({ booking, at, from, to, by, action, details })
    .from(booking_events)
    .where(inArray(booking, [...ids]))
    .orderBy(asc(booking_events.id))
  const groups = new Map<number, Booking['changes']>()
  for (const { booking: of, details: said, ...change } of rows) {
    const starts_at = typeof said.starts_at === 'string' ? said.starts_at : null
    groups.set(of, [...(groups.get(of) ?? []), { ...change, starts_at }])
  }
  return groups
}

/** What buyers have done with the providers of some bookings: those that were done, and those to which the buyer did not come. */
export async function readRecords(db: Reader, rows: readonly Row[]): Promise<(row: Row) => { done: number; missed: number }> {
  if (rows.length === 0) return () => NOTHING
  const buyers = [...new Set(rows.map(({ booking }) => booking.buyer))]
  const sellers = [...new Set(rows.map(({ booking }) => booking.seller))]
  const found = await db.execute<{ buyer: number; seller: number; done: number; missed: number }>(sql`
    select buyer, seller, (count(*) filter (where state = 'done'))::integer as done,
      (count(*) filter (where state = 'no-show' and absent = 'buyer'))::integer as missed
    from bookings where buyer in ${buyers} and seller in ${sellers} and state in ('done', 'no-show') group by buyer, seller`)
  const records = new Map(found.rows.map(({ buyer, seller, done, missed }) => [`${buyer} ${seller}`, { done, missed }]))
  return ({ booking }) => records.get(`${booking.buyer} ${booking.seller}`) ?? NOTHING
}

const NOTHING = { done: 0, missed: 0 }
