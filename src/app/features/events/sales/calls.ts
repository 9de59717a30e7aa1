import {
  type Attendee,
  type EventMessage,
  listAttendees,
  listMessages,
  listSales,
  refundAllSales,
  refundSale,
  SALES_LIMITS,
  type Sale,
  sendMessage,
} from '#contract/events/sales.ts'
import { listTicketKinds } from '#contract/events/ticket-kinds.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import type { CountedPage } from '../../../wire/use-own-pages.ts'
import type { AttendeesFilter, RowsFilterValue, SalesFilter } from './sales-filter.ts'

const PER_PAGE = 50

interface Asked<Filter> {
  event_id: number
  filter: Filter
}

/** Orders of one event, or of all one's events where none is named. */
type AskedSales = Omit<Asked<SalesFilter>, 'event_id'> & { event_id: number | undefined }

const queryOf = <State extends string, Sort extends string>({ q, ticket, state, sort }: RowsFilterValue<State, Sort>, limit: number, cursor?: string) => ({
  ...(q !== undefined && { q }),
  ...(ticket !== undefined && { event_ticket: String(ticket) }),
  ...(state !== undefined && { state }),
  ...(sort !== undefined && { sort }),
  limit: String(limit),
  ...(cursor !== undefined && { cursor }),
})

const salesQuery = ({ event_id, filter }: AskedSales, limit: number, cursor?: string) => ({
  ...(event_id !== undefined && { event_id: String(event_id) }),
  ...queryOf(filter, limit, cursor),
})
const attendeesQuery = ({ event_id, filter }: Asked<AttendeesFilter>, limit: number, cursor?: string) => ({
  event_id: String(event_id),
  ...queryOf(filter, limit, cursor),
})

/** @param after cursor of the page before. */
export const loadSales = (asked: AskedSales, options: CallOptions = {}, after?: string): Promise<Answer<CountedPage<Sale>>> =>
  call(listSales, { query: salesQuery(asked, PER_PAGE, after) }, options)

export type AttendeesPage = CountedPage<Attendee> & { checked_in: number }
export const loadAttendees = (asked: Asked<AttendeesFilter>, options: CallOptions = {}, after?: string): Promise<Answer<AttendeesPage>> =>
  call(listAttendees, { query: attendeesQuery(asked, PER_PAGE, after) }, options)

// Of a file: as few requests as there can be, and a phone keeps none of the answers beside it.
export const loadSalesOfFile = async (asked: AskedSales, options: CallOptions, after?: string): Promise<CountedPage<Sale>> =>
  (await call(listSales, { query: salesQuery(asked, SALES_LIMITS.perPage, after) }, { ...options, isPassing: true })).value
export const loadAttendeesOfFile = async (asked: Asked<AttendeesFilter>, options: CallOptions, after?: string): Promise<CountedPage<Attendee>> =>
  (await call(listAttendees, { query: attendeesQuery(asked, SALES_LIMITS.perPage, after) }, { ...options, isPassing: true })).value

/** Kinds of ticket to choose from. */
export const loadKinds = (event_id: number, options: CallOptions = {}) => call(listTicketKinds, { query: { event_id: String(event_id) } }, options)

/** @throws {Problem} password-needed; bad-state — it is not paid any more. */
export const refundOne = async (event_order_id: string, why: string): Promise<Sale> =>
  (await call(refundSale, { params: { event_order_id }, body: { why } })).value

/** @throws {Problem} password-needed */
export const refundAll = async (event_id: number, why: string): Promise<number> => (await call(refundAllSales, { body: { event_id, why } })).value.orders

export const loadMessages = (event_id: number, options: CallOptions = {}): Promise<Answer<EventMessage[]>> =>
  call(listMessages, { query: { event_id: String(event_id) } }, options)

/** The same `client_key` again is the same message. @throws {Problem} too-many-requests — enough for today. */
export const writeToAll = async (message: { event_id: number; client_key: string; event_ticket: number | null; text: string }): Promise<EventMessage> =>
  (await call(sendMessage, { body: message })).value
