import { type AskedWords, meantWords } from '#contract/core/word-search.ts'
import { EVENT_LIMITS, type EventCard, type EventPage, type EventQuery } from '#contract/events/events.ts'
import { EVENT_PAGE_SIZE, eventOrder } from '#contract/events/events-filter.ts'
import type { Database } from '../../../db/connection/open.ts'
import { eventCardOf, readEventRows } from '../../../db/events/event-rows.ts'
import { readOrCorrect } from '../../../db/search/correct-words.ts'
import { listPage } from '../../../http/lists/list-page.ts'
import { readCursor, writeCursor } from './cursor.ts'

/**
 * The public list: an array when asked plainly, a page when asked with a limit or a cursor.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 * @see decisions §4
 */
export async function listEvents(db: Database['db'], filter: EventQuery, now: number): Promise<EventCard[] | EventPage> {
  const isPage = filter.limit !== undefined || filter.cursor !== undefined
  const order = eventOrder(filter)
  const after = filter.cursor === undefined ? null : readCursor(filter.cursor, order)
  const limit = isPage ? (filter.limit ?? EVENT_PAGE_SIZE) : EVENT_LIMITS.listedPlain
  // One row more than the page holds tells whether there is a next one.
  const range = { order, after, limit: isPage ? limit + 1 : limit, is_counted: isPage && !after }
  const read = (words: AskedWords) => readEventRows(db, { question: filter, words, now }, range)
  const found = await readOrCorrect(db, { words: meantWords(filter.q ?? ''), after, read })
  if (!isPage) return found.rows.map(eventCardOf)
  const { shown, next, ...total } = listPage(found, { order, limit, after, countedTo: EVENT_LIMITS.countedTo }, (row) => row.id)
  return { results: shown.map(eventCardOf), next_cursor: next ? writeCursor(next) : null, ...total }
}
