import { EVENT_LIMITS } from '#contract/events/events.ts'
import type { EventOrder } from '#contract/events/events-filter.ts'
import { type ListCursor, listCursors } from '../../../http/lists/list-cursor.ts'

export type EventCursor = ListCursor<EventOrder>

/** The cursors of the list of events. */
export const { write: writeCursor, read: readCursor } = listCursors<EventOrder>({
  letters: { soonest: 's', latest: 'l', newest: 'n', 'price-low': 'p', 'price-high': 'h' },
  timed: ['soonest', 'latest'],
  countedTo: EVENT_LIMITS.countedTo,
})
