import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { BOOKING_LIMITS, type BookingSide, STATES_OF_BOOKING_GROUP } from '#contract/bookings/booking-rules.ts'
import type { listBookings as endpoint } from '#contract/bookings/bookings.ts'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { bookings } from '../../../db/tables/bookings.ts'
import { ofSide, type Reader, readBookings } from './read-bookings.ts'

/** Requests without a time come first: they are to be answered. */
const BY_START = sql`coalesce(${bookings.starts_at}, '2000-01-01 00:00:00+00'::timestamptz)`

/** A page of one's bookings of a side and a group. It goes on after the booking whose number is the cursor; one that is not there begins again. */
export async function listBookings(
  db: Reader,
  user_id: number,
  { side, group, cursor, limit = BOOKING_LIMITS.listed }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const isPast = group === 'past'
  const mine = and(ofSide(side, user_id), inArray(bookings.state, [...STATES_OF_BOOKING_GROUP[group]]))
  const after = cursor === undefined ? undefined : await keyOf(db, and(ofSide(side, user_id), eq(bookings.number, cursor)))
  const beyond = after && (isPast ? sql`(${BY_START}, ${bookings.id}) < ` : sql`(${BY_START}, ${bookings.id}) > `)
  const where = and(mine, beyond && after ? sql`${beyond} (${after.key}::timestamptz, ${after.id})` : undefined)
  const order = isPast ? [desc(BY_START), desc(bookings.id)] : [asc(BY_START), asc(bookings.id)]
  const found = await readBookings(db, user_id, { where, order, most: limit + 1 })
  const results = found.slice(0, limit)
  return { results, next_cursor: found.length > limit ? (results.at(-1)?.number ?? null) : null, counts: await countsOf(db, user_id, side) }
}

async function keyOf(db: Reader, which: SQL | undefined): Promise<{ id: number; key: string } | undefined> {
  const [found] = await db
    .select({ id: bookings.id, key: sql<string>`${BY_START}::text` })
    .from(bookings)
    .where(which)
  return found
}

async function countsOf(db: Reader, user_id: number, side: BookingSide): Promise<{ requests: number; coming: number }> {
  const countOf = (group: 'requests' | 'coming') =>
    sql<number>`(count(*) filter (where ${inArray(bookings.state, [...STATES_OF_BOOKING_GROUP[group]])}))::integer`
  const [counts] = await db
    .select({ requests: countOf('requests'), coming: countOf('coming') })
    .from(bookings)
    .where(and(ofSide(side, user_id), inArray(bookings.state, [...STATES_OF_BOOKING_GROUP.requests, ...STATES_OF_BOOKING_GROUP.coming])))
  return counts ?? { requests: 0, coming: 0 }
}
