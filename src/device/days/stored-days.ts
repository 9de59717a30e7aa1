import * as v from 'valibot'
import { type BookingState, isHoldingTime, STATES_OF_BOOKING_GROUP } from '#contract/bookings/booking-rules.ts'
import { Booking, listBookings, readCalendar } from '#contract/bookings/bookings.ts'
import { listConversations, readConversation } from '#contract/conversations/conversations.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import { DAY_MS, dhakaDayBounds } from '#contract/core/time.ts'
import { BOOKING_KINDS, bookingEntry, type DayEntry, gateEntries, interviewEntry, ticketEntries, workEntry } from '#contract/days/day-entries.ts'
import { listOwnEvents } from '#contract/events/own-events.ts'
import { listTickets } from '#contract/events/tickets.ts'
import { readPrivateAnswersUnder } from '../private-store.ts'
import { listReceivedTickets } from '../tickets/received-tickets.ts'

/** An answer of this phone, and when it came, ISO 8601 UTC. */
interface Kept {
  address: string
  body: unknown
  fetchedAt: string
}

/** The answers that tell of a person's days, by the beginning of their addresses. */
const TICKETS = addressOf(listTickets, {})
const BOOKINGS = listBookings.path
const CALENDAR = readCalendar.path
const OWN_EVENTS = `${listOwnEvents.path}?`
const CONVERSATIONS = listConversations.path

/**
 * What stands in the days of a person, by all that this phone keeps: of each item what was said last. What another version of the app has kept in another
 * shape is left out.
 * @param user null for a visitor, who has tickets that were passed on
 */
export async function readDayEntries(user: number | null): Promise<DayEntry[]> {
  const [received, answers] = await Promise.all([
    listReceivedTickets(user),
    user === null ? [] : readPrivateAnswersUnder(user, TICKETS, BOOKINGS, CALENDAR, OWN_EVENTS, CONVERSATIONS),
  ])
  // The latest answer is read last, and wins.
  const kept = answers.toSorted((a, b) => (a.fetchedAt < b.fetchedAt ? -1 : 1))
  const entries = new Map<string, DayEntry>()
  for (const entry of [...gatesIn(kept), ...ticketEntries([...ticketsIn(kept), ...received.map(({ ticket }) => ticket)])]) {
    // The owner of an event stands at its gate, also with a ticket.
    if (entries.get(entry.key)?.kind !== 'gate') entries.set(entry.key, entry)
  }
  return [...entries.values(), ...workAndBookingsIn(kept), ...interviewsIn(kept)]
}

const under = (kept: readonly Kept[], beginning: string): Kept[] => kept.filter(({ address }) => address.startsWith(beginning))

function ticketsIn(kept: readonly Kept[]) {
  const read = v.safeParse(listTickets.answer, under(kept, TICKETS).at(-1)?.body)
  return read.success ? read.output : []
}

/** Several lists of them may be kept, by filter and page: each event as it was said last. */
function gatesIn(kept: readonly Kept[]): DayEntry[] {
  const events = under(kept, OWN_EVENTS).flatMap(({ body }) => {
    const read = v.safeParse(listOwnEvents.answer, body)
    if (!read.success) return []
    return 'results' in read.output ? read.output.results : read.output
  })
  return gateEntries([...new Map(events.map((event) => [event.event_id, event])).values()])
}

/** What one answer says of bookings. */
interface Said {
  /** ISO 8601, by the service's clock. */
  at: string
  bookings: { number: string; version: number; entry: DayEntry | null }[]
  /** Whether the answer would name this one if it still stood. */
  covers: (entry: DayEntry) => boolean
}

/** By their versions; what a newer answer would name and does not is over. */
function workAndBookingsIn(kept: readonly Kept[]): DayEntry[] {
  const said = [...under(kept, CALENDAR).flatMap(inCalendar), ...under(kept, BOOKINGS).flatMap(inBookings)]
  const latest = new Map<string, Said['bookings'][number]>()
  for (const { bookings, covers } of said.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    const named = new Set(bookings.map(({ number }) => number))
    for (const [number, { entry }] of latest) if (entry && covers(entry) && !named.has(number)) latest.delete(number)
    for (const one of bookings) if ((latest.get(one.number)?.version ?? -1) <= one.version) latest.set(one.number, one)
  }
  return [...latest.values()].flatMap(({ entry }) => entry ?? [])
}

/** A calendar names all work that holds a time on its days. */
function inCalendar({ body }: Kept): Said[] {
  const read = v.safeParse(readCalendar.answer, body)
  if (!read.success) return []
  const { from, days, server_time } = read.output
  const start = Date.parse(dhakaDayBounds(from).from)
  const end = start + days * DAY_MS
  const isOnIts = ({ starts_at, ends_at }: DayEntry) => Date.parse(starts_at) < end && Date.parse(ends_at) > start
  const bookings = read.output.bookings.filter(({ is_proposed }) => !is_proposed)
  return [
    {
      at: server_time,
      bookings: bookings.map((booking) => ({ number: booking.number, version: booking.version, entry: workEntry(booking) })),
      covers: (entry) => entry.kind === 'work' && entry.state !== null && isHoldingTime(entry.state) && isOnIts(entry),
    },
  ]
}

/** A list that is one page long names all bookings of its side and group; one booking by itself says nothing of others. */
function inBookings({ address, body, fetchedAt }: Kept): Said[] {
  const read = v.safeParse(v.union([Booking, listBookings.answer]), body)
  if (!read.success) return []
  const all = 'results' in read.output ? read.output.results : [read.output]
  const asked = v.safeParse(listBookings.query, Object.fromEntries(new URLSearchParams(address.split('?')[1])))
  const isWhole = asked.success && 'results' in read.output && read.output.next_cursor === null && asked.output.cursor === undefined
  const { side, group } = asked.success ? asked.output : ({ side: 'buyer', group: 'coming' } as const)
  const states: readonly BookingState[] = STATES_OF_BOOKING_GROUP[group]
  return [
    {
      at: all[0]?.server_time ?? fetchedAt,
      bookings: all.map((booking) => ({ number: booking.number, version: booking.version, entry: bookingEntry(booking) })),
      covers: ({ kind, state }) => isWhole && kind === BOOKING_KINDS[side] && state !== null && states.includes(state),
    },
  ]
}

function interviewsIn(kept: readonly Kept[]): DayEntry[] {
  const latest = new Map<number, DayEntry | null>()
  for (const { address, body } of under(kept, CONVERSATIONS)) {
    const isList = address.startsWith(`${CONVERSATIONS}?`) || address === CONVERSATIONS
    const read = isList ? v.safeParse(listConversations.answer, body) : v.safeParse(readConversation.answer, body)
    if (!read.success) continue
    const conversations = 'results' in read.output ? read.output.results : [read.output.conversation]
    for (const conversation of conversations) latest.set(conversation.conversation_id, interviewEntry(conversation))
  }
  return [...latest.values()].flatMap((entry) => entry ?? [])
}
