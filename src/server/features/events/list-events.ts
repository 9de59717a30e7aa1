import { wordsOf } from '#contract/core/text.ts'
import { EVENT_LIMITS, type EventCard, type EventFilter, type EventPage } from '#contract/events.ts'
import { EVENT_PAGE_SIZE, eventOrder } from '#contract/events-filter.ts'
import { correctWords } from '../../db/correct-words.ts'
import type { Database } from '../../db/open.ts'
import { type EventCursor, readCursor, writeCursor } from './cursor.ts'
import type { EventSearch } from './event-conditions.ts'

import { type EventRange, type EventRow, readEventRows } from './store.ts'

/**
 * The public list: an array when asked plainly, a page when asked with a limit or a cursor.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 * @see decisions §4
 */
export async function listEvents(db: Database['db'], filter: EventFilter, now: number): Promise<EventCard[] | EventPage> {
  const isPage = filter.limit !== undefined || filter.cursor !== undefined
  const order = eventOrder(filter)
  const after = filter.cursor === undefined ? null : readCursor(filter.cursor, order)
  const limit = isPage ? (filter.limit ?? EVENT_PAGE_SIZE) : EVENT_LIMITS.listedPlain
  // One row more than the page holds tells whether there is a next one.
  const range = { order, after, limit: isPage ? limit + 1 : limit, is_counted: isPage && !after }
  const found = await findOrCorrect(db, { question: filter, words: [], now }, range)
  return isPage ? pageOf(found, limit, range) : found.rows.map(cardOf)
}

interface Found {
  rows: EventRow[]
  is_corrected: boolean
}

/** Corrects the words only when the first page is empty, and then on every later page, so that a list never changes its mind. */
async function findOrCorrect(db: Database['db'], search: EventSearch, range: EventRange): Promise<Found> {
  const words = wordsOf(search.question.q ?? '')
  if (!range.after?.is_corrected) {
    const rows = await readEventRows(db, { ...search, words: words.map((word) => [word]) }, range)
    if (rows.length || range.after) return { rows, is_corrected: false }
  }
  const corrected = await correctWords(db, words)
  return { rows: corrected ? await readEventRows(db, { ...search, words: corrected }, range) : [], is_corrected: true }
}

function pageOf({ rows, is_corrected }: Found, limit: number, { order, after }: EventRange): EventPage {
  const { total, total_is_exact } = after ?? totalOf(rows[0]?.counted ?? 0)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const next: EventCursor | undefined = last && { order, key: last.cursor_key, id: last.id, total, total_is_exact, is_corrected }
  return { results: shown.map(cardOf), next_cursor: next ? writeCursor(next) : null, total, total_is_exact }
}

const totalOf = (counted: number) => ({ total: Math.min(counted, EVENT_LIMITS.countedTo), total_is_exact: counted <= EVENT_LIMITS.countedTo })

function cardOf({ cursor_key: _key, counted: _counted, ...card }: EventRow): EventCard {
  return card
}
