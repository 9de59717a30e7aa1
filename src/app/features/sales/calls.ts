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
} from '#contract/sales.ts'
import { listTicketKinds } from '#contract/ticket-kinds.ts'
import type { Answer, CallHow } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'
import type { AttendeesQuestion, RowsQuestion, SalesQuestion } from './sales-question.ts'

const PER_PAGE = '50'

/** Rows of one page, and the way to the next. */
export interface Page<Row> {
  results: Row[]
  next_cursor: string | null
  total: number
}

interface Asked<Question> {
  event_id: number
  question: Question
}

const queryOf = <State extends string>(event_id: number, { q, ticket, state }: RowsQuestion<State>, cursor?: string) => ({
  event_id: String(event_id),
  ...(q !== undefined && { q }),
  ...(ticket !== undefined && { event_ticket: String(ticket) }),
  ...(state !== undefined && { state }),
  limit: PER_PAGE,
  ...(cursor !== undefined && { cursor }),
})

/** @param after cursor of the page before. */
export const loadSales = ({ event_id, question }: Asked<SalesQuestion>, how: CallHow = {}, after?: string): Promise<Answer<Page<Sale>>> =>
  call(listSales, { query: queryOf(event_id, question, after) }, how)

export const loadAttendees = (
  { event_id, question }: Asked<AttendeesQuestion>,
  how: CallHow = {},
  after?: string,
): Promise<Answer<Page<Attendee> & { checked_in: number }>> => call(listAttendees, { query: queryOf(event_id, question, after) }, how)

/** All pages of a list, one after the other: for a file. */
export async function readAll<Row>(load: (cursor?: string) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  let page = await load()
  for (rows.push(...page.results); page.next_cursor !== null; rows.push(...page.results)) page = await load(page.next_cursor)
  return rows
}

const FILE_PAGE = String(SALES_LIMITS.perPage)
export const readAllSales = (event_id: number): Promise<Sale[]> =>
  readAll(
    async (cursor) =>
      (await call(listSales, { query: { event_id: String(event_id), limit: FILE_PAGE, ...(cursor !== undefined && { cursor }) } }, { fresh: true })).value,
  )
export const readAllAttendees = (event_id: number): Promise<Attendee[]> =>
  readAll(
    async (cursor) =>
      (await call(listAttendees, { query: { event_id: String(event_id), limit: FILE_PAGE, ...(cursor !== undefined && { cursor }) } }, { fresh: true })).value,
  )

/** Kinds of ticket to choose from. */
export const loadKinds = (event_id: number, how: CallHow = {}) => call(listTicketKinds, { query: { event_id: String(event_id) } }, { ...how, keptFirst: true })

/** @throws {Problem} password-needed; bad-state — it is not paid any more. */
export const refundOne = async (event_order_id: string, why: string): Promise<Sale> =>
  (await call(refundSale, { params: { event_order_id }, body: { why } })).value

/** @throws {Problem} password-needed */
export const refundAll = async (event_id: number, why: string): Promise<number> => (await call(refundAllSales, { body: { event_id, why } })).value.orders

export const loadMessages = (event_id: number, how: CallHow = {}): Promise<Answer<EventMessage[]>> =>
  call(listMessages, { query: { event_id: String(event_id) } }, { ...how, keptFirst: true })

/** The same `client_key` again is the same message. @throws {Problem} too-many-requests — enough for today. */
export const writeToAll = async (message: { event_id: number; client_key: string; event_ticket: number | null; text: string }): Promise<EventMessage> =>
  (await call(sendMessage, { body: message })).value
