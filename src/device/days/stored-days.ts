import * as v from 'valibot'
import { Booking, listBookings, readCalendar } from '#contract/bookings/bookings.ts'
import { listConversations, readConversation } from '#contract/conversations/conversations.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import { bookingEntry, bookingKey, type DayEntry, gateEntries, interviewEntry, ticketEntries, workEntry } from '#contract/days/day-entries.ts'
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
 * What stands in the days of a person, by all that this phone keeps: of the same thing what was said last. Another version of the app may have kept some of
 * it, which is left out.
 * @param user null for a visitor, who has tickets that were passed on
 */
export async function readDayEntries(user: number | null): Promise<DayEntry[]> {
  const received = listReceivedTickets(user)
  const answers = user === null ? [] : await readPrivateAnswersUnder(user, TICKETS, BOOKINGS, CALENDAR, OWN_EVENTS, CONVERSATIONS)
  // The latest word on a thing is the last to be put.
  const kept = answers.toSorted((a, b) => (a.fetchedAt < b.fetchedAt ? -1 : 1))
  const entries = new Map<string, DayEntry>()
  for (const entry of [...gatesIn(kept), ...ticketEntries([...ticketsIn(kept), ...(await received).map(({ ticket }) => ticket)])]) {
    // Whose event it is stands at its gate, also with a ticket.
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

const Bookings = v.union([Booking, v.object({ results: v.array(Booking) })])

/** By their versions: what an older list said is over once a newer answer says so. */
function workAndBookingsIn(kept: readonly Kept[]): DayEntry[] {
  const latest = new Map<string, { version: number; entry: DayEntry | null }>()
  const put = (number: string, version: number, entry: DayEntry | null) => {
    const key = bookingKey(number)
    if ((latest.get(key)?.version ?? -1) <= version) latest.set(key, { version, entry })
  }
  for (const { body } of under(kept, CALENDAR)) {
    const read = v.safeParse(readCalendar.answer, body)
    if (read.success) for (const booking of read.output.bookings) if (!booking.is_proposed) put(booking.number, booking.version, workEntry(booking))
  }
  for (const { body } of under(kept, BOOKINGS)) {
    const read = v.safeParse(Bookings, body)
    if (!read.success) continue
    for (const booking of 'results' in read.output ? read.output.results : [read.output]) put(booking.number, booking.version, bookingEntry(booking))
  }
  return [...latest.values()].flatMap(({ entry }) => entry ?? [])
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
