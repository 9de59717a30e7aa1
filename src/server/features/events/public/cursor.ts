import { cursorOrders } from '#contract/core/orders.ts'
import { EVENT_LIMITS } from '#contract/events/events.ts'
import { EVENT_ORDERS, type EventOrder } from '#contract/events/events-filter.ts'
import { type ListCursor, listCursors } from '../../../http/lists/list-cursor.ts'

export type EventCursor = ListCursor<EventOrder>

/** The cursors of the list of events. */
export const { write: writeCursor, read: readCursor } = listCursors<EventOrder>({
  ...cursorOrders(EVENT_ORDERS),
  countedTo: EVENT_LIMITS.countedTo,
})
