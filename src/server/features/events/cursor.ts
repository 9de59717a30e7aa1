import { Problem } from '#contract/core/problem.ts'
import { EVENT_LIMITS } from '#contract/events.ts'
import type { EventOrder } from '#contract/events-filter.ts'

/**
 * Where a list goes on, and what stays the same on all its pages. The total is that of the first page: counting again on every page
 * would cost more than the page, and a number that changes while one scrolls says nothing.
 */
export interface EventCursor {
  order: EventOrder
  /** Sort value of the last row: ISO 8601 UTC with microseconds, a price or an id. */
  key: string
  id: number
  total: number
  total_is_exact: boolean
  /** The words asked for were found nowhere and are corrected on every page. */
  is_corrected: boolean
}

const VERSION = '1'
/** One letter per order, so that a cursor stays short and cannot be read as one of another order. */
const LETTERS: Record<EventOrder, string> = { soonest: 's', latest: 'l', newest: 'n', 'price-low': 'p', 'price-high': 'h' }
const SHAPE = /^1([slnph])(\d{1,4})([ae])([cw])~(\d{1,10})~([0-9TZ.:-]{1,27})$/
const TIME_KEY = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/
const LARGEST_ID = 2_147_483_647

/** An opaque text for the address of the next page. */
export function writeCursor(cursor: EventCursor): string {
  const exact = cursor.total_is_exact ? 'e' : 'a'
  const words = cursor.is_corrected ? 'c' : 'w'
  return Buffer.from(`${VERSION}${LETTERS[cursor.order]}${cursor.total}${exact}${words}~${cursor.id}~${cursor.key}`).toString('base64url')
}

/**
 * Reads what `writeCursor` wrote for the same order.
 * @throws {Problem} bad-input — anything else, a cursor of another order or of an older version included.
 */
export function readCursor(text: string, order: EventOrder): EventCursor {
  const plain = Buffer.from(text, 'base64url').toString('latin1')
  const [, letter, total = '', exact, words, id = '', key = ''] = SHAPE.exec(plain) ?? []
  const cursor = { order, key, id: Number(id), total: Number(total), total_is_exact: exact === 'e', is_corrected: words === 'c' }
  const fits = letter === LETTERS[order] && isKeyOf(order, key) && cursor.id <= LARGEST_ID && cursor.total <= EVENT_LIMITS.countedTo
  if (!fits || writeCursor(cursor) !== text) throw new Problem('bad-input', { fields: { cursor: 'not a cursor of this list' } })
  return cursor
}

function isKeyOf(order: EventOrder, key: string): boolean {
  if (order !== 'soonest' && order !== 'latest') return /^\d{1,10}$/.test(key) && Number(key) <= LARGEST_ID
  const ms = TIME_KEY.test(key) ? Date.parse(key) : Number.NaN
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 23) === key.slice(0, 23)
}
