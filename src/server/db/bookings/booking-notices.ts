import { type SQL, sql } from 'drizzle-orm'
import { type BOOKING_NOTICES, BOOKING_REMINDERS, type BookingNotice, bookingPath, type NoticedBooking } from '#contract/bookings/booking-notices.ts'
import type { BookingSide, BookingState } from '#contract/bookings/booking-rules.ts'
import type { NoticeSource, PushOptions } from '../notices/notice-source.ts'
import { iso } from '../wire-time.ts'

/** How notices name bookings. */
export const BOOKING_NOUN = 'bookings'

/** How long before the start each reminder is sent. Hours. */
export const REMINDER_HOURS = { 'booking-tomorrow': 24, 'booking-soon': 2 } as const satisfies Record<(typeof BOOKING_REMINDERS)[number], number>

const HOURS = 3600
const DAY: PushOptions = { ttl_seconds: 24 * HOURS }
/** Somebody has to answer, or would set out in vain. */
const AT_ONCE: PushOptions = { ttl_seconds: 24 * HOURS, isUrgent: true }
const KINDS: Record<BookingNotice, PushOptions> = {
  'booking-accepted': AT_ONCE,
  'booking-confirmed': DAY,
  'booking-declined': DAY,
  'booking-offered': AT_ONCE,
  'booking-lapsed': DAY,
  'booking-cancelled': AT_ONCE,
  'booking-proposed': AT_ONCE,
  'booking-moved': AT_ONCE,
  'booking-missed': { ttl_seconds: 48 * HOURS },
  'booking-done': DAY,
  'booking-refunded': { ttl_seconds: 7 * 24 * HOURS },
  'work-asked': AT_ONCE,
  'work-booked': AT_ONCE,
  'work-answered': AT_ONCE,
  'work-withdrawn': DAY,
  'work-cancelled': AT_ONCE,
  'work-proposed': AT_ONCE,
  'work-missed': { ttl_seconds: 48 * HOURS },
  'work-lapsed': DAY,
  'booking-tomorrow': { ttl_seconds: 20 * HOURS },
  'booking-soon': { ttl_seconds: 2 * HOURS, isUrgent: true },
}

/** What of a booking decides whether a notice of it still says what is so. */
export interface ToldOf {
  state: BookingState
  starts_at: string | null
  proposed_by: BookingSide | null
}

/** States in which a notice still says what is; of reminders and proposals more is asked. */
const STILL: Record<Exclude<BookingNotice, 'booking-refunded'>, readonly BookingState[]> = {
  'booking-accepted': ['held'],
  'booking-confirmed': ['confirmed'],
  'booking-declined': ['declined'],
  'booking-offered': ['offered'],
  'booking-lapsed': ['lapsed'],
  // What was not confirmed yet is withdrawn by its provider.
  'booking-cancelled': ['cancelled', 'withdrawn'],
  'booking-proposed': ['confirmed'],
  'booking-moved': ['confirmed'],
  'booking-missed': ['no-show', 'disputed'],
  'booking-done': ['done'],
  'work-asked': ['asked'],
  'work-booked': ['held', 'confirmed'],
  'work-answered': ['held', 'confirmed'],
  'work-withdrawn': ['withdrawn'],
  'work-cancelled': ['cancelled'],
  'work-proposed': ['confirmed'],
  'work-missed': ['no-show', 'disputed'],
  'work-lapsed': ['lapsed'],
  'booking-tomorrow': ['confirmed'],
  'booking-soon': ['confirmed'],
}

const hoursOf = (kind: BookingNotice): number | undefined => (REMINDER_HOURS as Partial<Record<BookingNotice, number>>)[kind]

/** Whether a notice of a kind still says what is so of a booking. @param now milliseconds since the epoch */
export function isStillSoOf(kind: BookingNotice, { state, starts_at, proposed_by }: ToldOf, now: number): boolean {
  // Money that is back stays back.
  if (kind === 'booking-refunded') return true
  if (!STILL[kind].includes(state)) return false
  if (kind === 'booking-proposed') return proposed_by === 'provider'
  if (kind === 'work-proposed') return proposed_by === 'buyer'
  const hours = hoursOf(kind)
  if (hours === undefined) return true
  const left = starts_at === null ? 0 : Date.parse(starts_at) - now
  return left > 0 && left <= hours * HOURS * 1000
}

/** On which side of the booking the reader of a notice is. Who books with oneself is told by the kind. */
const SIDE = sql`case when notices.kind like 'work-%' then 'provider' when b.seller = notices.user_id and notices.kind in (${sql.join(
  BOOKING_REMINDERS.map((kind) => sql`${kind}`),
  sql`, `,
)}) then 'provider' else 'buyer' end`

/** A reminder is about the time that stood when it was sent: of a booking that was cancelled, or moved away from then, nothing is shown. */
const IS_SHOWN: SQL = sql.join(
  Object.entries(REMINDER_HOURS).map(
    ([kind, hours]) => sql`(notices.kind <> ${kind} or (b.state in ('confirmed', 'done', 'no-show', 'disputed')
      and b.starts_at between notices.created_at and notices.created_at + make_interval(hours => ${hours}, mins => 5)))`,
  ),
  sql` and `,
)

interface About extends NoticedBooking {
  proposed_by: BookingSide | null
}

/** Notices of bookings, to both sides: those of providers begin with `work-`. */
export const BOOKING_NOTICE_SOURCE: NoticeSource<About | null> = {
  kinds: KINDS satisfies Record<(typeof BOOKING_NOTICES)[number], PushOptions>,
  canBeGone: true,
  about: () => sql`(
    select json_build_object('number', b.number, 'side', ${SIDE}, 'state', b.state, 'title', b.title, 'second_title', b.second_title,
      'name', case when ${SIDE} = 'provider' then b.full_name else coalesce(p.full_name, '') end,
      'starts_at', ${iso(sql`b.starts_at`)}, 'online', b.online, 'due_at', ${iso(sql`b.due_at`)}, 'proposed_by', b.proposed_by)
    from bookings b left join seller_profiles p on p.user_id = b.seller
    where notices.about_noun = ${BOOKING_NOUN} and b.id = notices.about and ${IS_SHOWN})`,
  listed: (about) => ({ booking: about && listed(about) }),
  pushed: (about) => (about ? { event_title: about.title, path: bookingPath(about) } : { event_title: '' }),
  subjectOf: (about) => about?.number ?? '',
  isStillSo: (about, { kind, is_read }) => about !== null && !is_read && isStillSoOf(kind as BookingNotice, about, Date.now()),
}

const listed = ({ proposed_by: _, ...booking }: About): NoticedBooking => booking
