import { type SQL, sql } from 'drizzle-orm'

/** So many bookings of one buyer count within so many days, for reviews and for what a seller has done: who books again and again with a friend says no more. */
export const BOOKINGS_COUNTED = { most: 3, days: 30 } as const

/** How many bookings of others were done, a row for each seller: `bookings_done`. What sellers book of themselves counts nowhere. */
export const doneBookingsSql: SQL = sql`
  select seller, count(*)::int as bookings_done from (
    select k.seller, count(*) over (partition by k.seller, k.buyer order by k.ended_at
      range between ${`${BOOKINGS_COUNTED.days} days`}::interval preceding and current row) as lately
    from bookings k join buyers b on b.id = k.buyer and b.user_id <> k.seller where k.state = 'done') as done
  where lately <= ${BOOKINGS_COUNTED.most} group by seller`
