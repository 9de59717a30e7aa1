import { EVENT_LIMITS, type EventCard, type EventPage, type EventQuery } from '#contract/events/events.ts'
import { EVENT_PAGE_SIZE, eventOrder } from '#contract/events/events-filter.ts'
import type { Database } from '../../../db/connection/open.ts'
import { eventCardOf, readEventRows } from '../../../db/events/event-rows.ts'
import { answerList } from '../../../http/lists/public-list.ts'
import { readCursor, writeCursor } from './cursor.ts'

/**
 * The public list.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 * @see decisions §4
 */
export const listEvents = (db: Database['db'], filter: EventQuery, now: number): Promise<EventCard[] | EventPage> =>
  answerList(db, filter, {
    order: eventOrder(filter),
    cursors: { read: readCursor, write: writeCursor },
    sizes: { page: EVENT_PAGE_SIZE, ...EVENT_LIMITS },
    read: (words, range) => readEventRows(db, { filter, words, now }, range),
    idOf: ({ id }) => id,
    cardOf: eventCardOf,
  })
