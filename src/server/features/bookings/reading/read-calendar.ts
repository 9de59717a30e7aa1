import { sql } from 'drizzle-orm'
import type { CalendarBooking, readCalendar as endpoint } from '#contract/bookings/bookings.ts'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { DAY_MS, dhakaDayBounds } from '#contract/core/time.ts'
import { isoMicroseconds } from '../../../db/wire-time.ts'
import type { Reader } from './read-bookings.ts'

/** What holds a time of a provider's team on some days: bookings, and times that were proposed for them. Phones and doors from `confirmed` on alone. */
export async function readCalendar(
  db: Reader,
  { user_id, now }: { user_id: number; now: number },
  { from, days }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const start = dhakaDayBounds(from).from
  const end = new Date(Date.parse(start) + days * DAY_MS).toISOString()
  const { rows } = await db.execute<CalendarBooking & Record<string, unknown>>(sql`
    with held as (
      select b.*, b.member as at_member, b.starts_at as at_start, b.ends_at as at_end, false as is_proposed from bookings b
      where b.seller = ${user_id} and b.state in ('asked', 'offered', 'held', 'confirmed') and b.starts_at is not null
      union all
      select b.*, b.proposed_member, b.proposed_starts_at, b.proposed_ends_at, true from bookings b
      where b.seller = ${user_id} and b.state = 'confirmed' and b.proposed_by is not null)
    select number, state, version, service as service_id, title, second_title, at_member as member_id, full_name,
      case when confirmed_at is not null then phone_number end as phone_number, nullif(district, '') as district, nullif(area, '') as area,
      case when confirmed_at is not null or place <> 'at-customer' then nullif(line, '') end as line, place,
      ${isoMicroseconds(sql`at_start`)} as starts_at, ${isoMicroseconds(sql`at_end`)} as ends_at, pause_before, pause_after, seats, cash, is_proposed
    from held where at_start < ${end}::timestamptz and at_end > ${start}::timestamptz order by at_start, id`)
  return { from, days, bookings: rows, server_time: new Date(now).toISOString() }
}
