import { ATTENDEE_STATES, type AttendeeState, SALE_FILTERS, type SaleFilter } from '#contract/events/sales-rules.ts'

/** Which rows, as the address says it. */
export interface RowsQuestion<State extends string> {
  q?: string
  ticket?: number
  state?: State
}
export type SalesQuestion = RowsQuestion<SaleFilter>
export type AttendeesQuestion = RowsQuestion<AttendeeState>

const QUESTION_LONGEST = 100

const reading =
  <State extends string>(states: readonly State[]) =>
  ({ q, ticket, state }: Record<string, unknown>): RowsQuestion<State> => {
    const words = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, QUESTION_LONGEST).trim() : ''
    const id = Number(ticket)
    const known = states.find((one) => one === state)
    return { ...(words && { q: words }), ...(Number.isSafeInteger(id) && id > 0 && { ticket: id }), ...(known && { state: known }) }
  }

/** What of an address is a question; anything else is left out. */
export const readSalesQuestion: (search: Record<string, unknown>) => SalesQuestion = reading(SALE_FILTERS)
export const readAttendeesQuestion: (search: Record<string, unknown>) => AttendeesQuestion = reading(ATTENDEE_STATES)

export const isPlain = ({ q, ticket, state }: RowsQuestion<string>): boolean => q === undefined && ticket === undefined && state === undefined
