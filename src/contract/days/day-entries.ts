import { bookingPath } from '../bookings/booking-notices.ts'
import type { BookingSide, BookingState } from '../bookings/booking-rules.ts'
import type { Booking, CalendarBooking } from '../bookings/bookings.ts'
import { conversationPath } from '../conversations/conversation-notices.ts'
import type { Conversation } from '../conversations/conversations.ts'
import { CALLED_OFF } from '../events/own-event-rules.ts'
import type { OwnEvent } from '../events/own-events.ts'
import type { Ticket } from '../events/tickets.ts'
import { INTERVIEW_MINUTES } from './interviews.ts'

/** What stands in a person's day: a `ticket` of theirs, a `booking` they made, `work` that others booked with them, an `interview`, the `gate` of an event of their own. */
export type DayKind = 'ticket' | 'booking' | 'work' | 'interview' | 'gate'

/** What a booking is in the day of each side. */
export const BOOKING_KINDS = { buyer: 'booking', provider: 'work' } as const satisfies Record<BookingSide, DayKind>

/** One thing in a person's day, from whatever the phone keeps of it. */
export interface DayEntry {
  /** The same for the same thing, however it is known. */
  key: string
  kind: DayKind
  /** ISO 8601. */
  starts_at: string
  ends_at: string
  title: string
  second_title: string
  /** Empty: nowhere that could be gone to. */
  place: string
  /** Of bookings. Null of all else. */
  state: BookingState | null
  /** Where it is seen. A path of ours. */
  path: `/${string}`
}

/** Of an event: of one's own, and with a ticket of it, it is one thing. */
export const eventKey = (event_id: number): string => `event ${event_id}`
export const bookingKey = (number: string): string => `booking ${number}`

/** Those that let their holder in, of events that take place; of each event one. */
export function ticketEntries(tickets: readonly Ticket[]): DayEntry[] {
  const valid = tickets.filter(({ state, event }) => state === 'valid' && event.is_called_off !== true)
  const events = new Map(valid.map(({ event, event_order_id }) => [event.event_id, { event, event_order_id }]))
  return [...events.values()].map(({ event, event_order_id }) => ({
    key: eventKey(event.event_id),
    kind: 'ticket',
    starts_at: event.from_time,
    ends_at: event.to_time,
    title: event.title,
    second_title: '',
    place: event.location ?? '',
    state: null,
    path: event_order_id === null ? '/tickets' : `/tickets/${event_order_id}`,
  }))
}

/** Events that are on, or have sold tickets. */
export const gateEntries = (events: readonly OwnEvent[]): DayEntry[] =>
  events
    .filter(({ is_active, sold, event_status }) => (is_active || sold > 0) && event_status !== CALLED_OFF)
    .map(({ event_id, title, second_title, from_time, to_time, location }) => ({
      key: eventKey(event_id),
      kind: 'gate',
      starts_at: from_time,
      ends_at: to_time,
      title: title ?? '',
      second_title: second_title ?? '',
      place: location ?? '',
      state: null,
      path: `/sellerevents/event/${event_id}/gate`,
    }))

const IN_A_DAY: readonly BookingState[] = ['asked', 'offered', 'held', 'confirmed', 'disputed', 'done', 'no-show']

/** A booking that holds its time, or held it to the end; null: it has no time, or was not to be. */
export function bookingEntry(booking: Booking): DayEntry | null {
  const { number, side, state, starts_at, ends_at, service, where } = booking
  if (starts_at === null || ends_at === null || !IN_A_DAY.includes(state)) return null
  return {
    key: bookingKey(number),
    kind: BOOKING_KINDS[side],
    ...{ starts_at, ends_at, title: service.title, second_title: service.second_title, state },
    place: where.place === 'online' ? '' : dayPlace(where),
    path: bookingPath({ number }),
  }
}

/** What stands in a provider's calendar; not a time that was only proposed. */
export function workEntry(booking: CalendarBooking): DayEntry | null {
  const { number, state, starts_at, ends_at, title, second_title, place, is_proposed } = booking
  if (is_proposed || !IN_A_DAY.includes(state)) return null
  return {
    key: bookingKey(number),
    kind: 'work',
    ...{ starts_at, ends_at, title, second_title, state },
    place: place === 'online' ? '' : dayPlace(booking),
    path: bookingPath({ number }),
  }
}

/** Where something is, in one line: two of the same text are one place. */
export const dayPlace = ({ line, area, district }: { line: string | null; area: string | null; district: string | null }): string =>
  [line, area, district].filter(Boolean).join(', ')

/** The interview to which an employer has invited last; null: there is none, or the application was withdrawn. */
export function interviewEntry({ conversation_id, about, meeting, can_write }: Conversation): DayEntry | null {
  if (!meeting || !can_write) return null
  return {
    key: `interview ${conversation_id}`,
    kind: 'interview',
    starts_at: meeting.at,
    ends_at: new Date(Date.parse(meeting.at) + INTERVIEW_MINUTES * 60_000).toISOString(),
    title: about.title,
    second_title: '',
    place: meeting.where,
    state: null,
    path: conversationPath({ conversation_id }),
  }
}
