import * as v from 'valibot'
import { Count, Instant } from '../core/fields.ts'
import { lowerCase } from '../core/one-form.ts'
import type { NoticeGroups } from '../notices/notice-group.ts'
import { BOOKING_SIDES, BOOKING_STATES } from './booking-rules.ts'

/** What buyers are told of their bookings. `booking-accepted`: it is to be paid now. `booking-proposed`: the provider proposes another time. */
export const BOOKING_BUYER_NOTICES = [
  'booking-accepted',
  'booking-confirmed',
  'booking-declined',
  'booking-offered',
  'booking-lapsed',
  'booking-cancelled',
  'booking-proposed',
  'booking-moved',
  'booking-missed',
  'booking-done',
  'booking-refunded',
] as const

/** What providers are told of theirs. `work-answered`: the buyer took what was offered, or agreed to another time. */
export const BOOKING_PROVIDER_NOTICES = [
  'work-asked',
  'work-booked',
  'work-answered',
  'work-withdrawn',
  'work-cancelled',
  'work-proposed',
  'work-missed',
  'work-lapsed',
] as const

/** To either side, before it begins. */
export const BOOKING_REMINDERS = ['booking-tomorrow', 'booking-soon'] as const

export const BOOKING_NOTICES = [...BOOKING_BUYER_NOTICES, ...BOOKING_PROVIDER_NOTICES, ...BOOKING_REMINDERS] as const
export type BookingNotice = (typeof BOOKING_NOTICES)[number]

/** The booking that a notice is about, as it is now. */
export const NoticedBooking = v.object({
  number: v.string(),
  side: v.picklist(BOOKING_SIDES),
  state: v.picklist(BOOKING_STATES),
  title: v.string(),
  second_title: v.string(),
  /** The provider, to its buyer; the buyer, to its provider. */
  name: v.string(),
  starts_at: v.nullable(Instant),
  /** Whole taka that are to be paid online. */
  online: Count,
  due_at: v.nullable(Instant),
})
export type NoticedBooking = v.InferOutput<typeof NoticedBooking>

/** Where either side reads a booking. A path of ours. */
export const bookingPath = ({ number }: Pick<NoticedBooking, 'number'>): `/${string}` => `/booking/${lowerCase(number)}`

export const BOOKING_NOTICE_GROUPS = {
  bookings: { kinds: BOOKING_BUYER_NOTICES, app: 'always', audience: 'everyone', mail: 'always' },
  work: { kinds: BOOKING_PROVIDER_NOTICES, app: 'always', audience: 'sellers', mail: 'always' },
  reminders: { kinds: BOOKING_REMINDERS, app: 'switch', audience: 'everyone', mail: 'reminder_mails' },
} as const satisfies NoticeGroups
