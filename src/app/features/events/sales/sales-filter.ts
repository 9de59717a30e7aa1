import { addressText } from '#contract/core/filter.ts'
import {
  ATTENDEE_SORTS,
  ATTENDEE_STATES,
  type AttendeeSort,
  type AttendeeState,
  SALE_FILTERS,
  SALE_SORTS,
  type SaleFilter,
  type SaleSort,
} from '#contract/events/sales-rules.ts'

/** Which rows, and in which order, as the address says it. */
export interface RowsFilterValue<State extends string = string, Sort extends string = string> {
  q?: string
  ticket?: number
  state?: State
  /** Without one: the first of those there are. */
  sort?: Sort
}
export type SalesFilter = RowsFilterValue<SaleFilter, SaleSort>
export type AttendeesFilter = RowsFilterValue<AttendeeState, AttendeeSort>

const reading =
  <State extends string, Sort extends string>(states: readonly State[], [, ...sorts]: readonly Sort[]) =>
  ({ q, ticket, state, sort }: Record<string, unknown>): RowsFilterValue<State, Sort> => {
    const words = addressText(q)
    const id = Number(ticket)
    const known = states.find((one) => one === state)
    const order = sorts.find((one) => one === sort)
    return {
      ...(words && { q: words }),
      ...(Number.isSafeInteger(id) && id > 0 && { ticket: id }),
      ...(known && { state: known }),
      ...(order && { sort: order }),
    }
  }

/** What of an address belongs to the filter; anything else is left out, and so is what goes without saying. */
export const readSalesFilter: (search: Record<string, unknown>) => SalesFilter = reading(SALE_FILTERS, SALE_SORTS)
export const readAttendeesFilter: (search: Record<string, unknown>) => AttendeesFilter = reading(ATTENDEE_STATES, ATTENDEE_SORTS)

/** Whether it leaves no row out. */
export const isPlain = ({ q, ticket, state }: RowsFilterValue): boolean => q === undefined && ticket === undefined && state === undefined

/** Canonical path of the list of who comes to an event. */
export const pathOfAttendees = (eventId: number) => `/sellerevents/event/${eventId}/attendees` as const
