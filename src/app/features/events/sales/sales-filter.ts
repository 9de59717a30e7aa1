import { addressText } from '#contract/core/filter.ts'
import { ATTENDEE_STATES, type AttendeeState, SALE_FILTERS, type SaleFilter } from '#contract/events/sales-rules.ts'

/** Which rows, as the address says it. */
export interface RowsFilterValue<State extends string> {
  q?: string
  ticket?: number
  state?: State
}
export type SalesFilter = RowsFilterValue<SaleFilter>
export type AttendeesFilter = RowsFilterValue<AttendeeState>

const reading =
  <State extends string>(states: readonly State[]) =>
  ({ q, ticket, state }: Record<string, unknown>): RowsFilterValue<State> => {
    const words = addressText(q)
    const id = Number(ticket)
    const known = states.find((one) => one === state)
    return { ...(words && { q: words }), ...(Number.isSafeInteger(id) && id > 0 && { ticket: id }), ...(known && { state: known }) }
  }

/** What of an address belongs to the filter; anything else is left out. */
export const readSalesFilter: (search: Record<string, unknown>) => SalesFilter = reading(SALE_FILTERS)
export const readAttendeesFilter: (search: Record<string, unknown>) => AttendeesFilter = reading(ATTENDEE_STATES)

export const isPlain = ({ q, ticket, state }: RowsFilterValue<string>): boolean => q === undefined && ticket === undefined && state === undefined
