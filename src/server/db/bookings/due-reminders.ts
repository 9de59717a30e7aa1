import { type SQL, sql } from 'drizzle-orm'
import type { BOOKING_REMINDERS } from '#contract/bookings/booking-notices.ts'
import type { BookingSide } from '#contract/bookings/booking-rules.ts'
import type { Database } from '../connection/open.ts'
import { REMINDER_HOURS } from './booking-notices.ts'
import { notifyOfBooking } from './notify-of-booking.ts'

type Reminder = (typeof BOOKING_REMINDERS)[number]

const AT_ONCE = 100
const SIDES: readonly BookingSide[] = ['buyer', 'provider']
/** How near the start each may still be sent, where the service was down: the second takes the place of the first. Hours. */
const LATEST: Record<Reminder, number> = { 'booking-tomorrow': REMINDER_HOURS['booking-soon'], 'booking-soon': 0 }

/** Since when the time of a booking stands: since it was confirmed, or since the other side agreed to another time. */
const STANDS_SINCE = sql`greatest(b.confirmed_at, (select max(e.at) from booking_events e where e.booking = b.id and e.action = 'agree'))`

/** Whose time stood before it was due: who books later than that needs no reminder. By the database's clock. */
const dueSql = (kind: Reminder): SQL => sql`
  select b.id from bookings b
  where b.state = 'confirmed' and b.starts_at <= now() + make_interval(hours => ${REMINDER_HOURS[kind]}) and b.starts_at > now() + make_interval(hours => ${LATEST[kind]})
    and ${STANDS_SINCE} <= b.starts_at - make_interval(hours => ${REMINDER_HOURS[kind]})
    and not exists (select from booking_letters l where l.booking = b.id and l.kind = ${kind} and l.version = (extract(epoch from b.starts_at) / 60)::int)
  order by b.starts_at limit ${AT_ONCE}`

/** Reminds both sides of bookings that begin in a day, and in two hours: of each start once. @returns whether there may be more. */
export async function sendReminders(db: Database['db']): Promise<boolean> {
  let isMore = false
  for (const kind of ['booking-tomorrow', 'booking-soon'] as const) {
    const { rows } = await db.execute<{ id: number }>(dueSql(kind))
    for (const { id } of rows)
      await db.transaction(async (tx) => {
        for (const to of SIDES) await notifyOfBooking(tx, { booking: id, kind, to })
      })
    isMore ||= rows.length === AT_ONCE
  }
  return isMore
}
