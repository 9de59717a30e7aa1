import { Problem } from '#contract/core/problem.ts'

/**
 * Where a list goes on, and what stays the same on all its pages. The total is that of the first page: counting again on every page
 * would cost more than the page, and a number that changes while one scrolls says nothing.
 */
export interface ListCursor<Order extends string> {
  order: Order
  /** Sort value of the last row: ISO 8601 UTC with microseconds, or a whole number. */
  key: string
  id: number
  /** In a list that has ranks: that of the last row; absent: the best. */
  rank?: number
  total: number
  total_is_exact: boolean
  /** The words asked for were found nowhere and are corrected on every page. */
  is_corrected: boolean
}

/** What a list can be sorted by. */
interface Orders<Order extends string> {
  /** One letter per order, so that a cursor stays short and cannot be read as one of another order. */
  letters: Readonly<Record<Order, string>>
  /** Those that sort by a time; the others by a number. */
  timed: readonly Order[]
  /** No total is larger. */
  countedTo: number
}

export interface ListCursors<Order extends string> {
  /** An opaque text for the address of the next page. */
  write: (cursor: ListCursor<Order>) => string
  /**
   * Reads what `write` wrote for the same order.
   * @throws {Problem} bad-input — anything else, a cursor of another order or of an older version included.
   */
  read: (text: string, order: Order) => ListCursor<Order>
}

const VERSION = '1'
const SHAPE = /^1([a-z])(\d{1,4})([ae])([cw])([1-9]?)~(\d{1,10})~([0-9TZ.:-]{1,27})$/
const TIME_KEY = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/
const LARGEST = 2_147_483_647

/** The cursors of one list. */
export function listCursors<Order extends string>({ letters, timed, countedTo }: Orders<Order>): ListCursors<Order> {
  const write = (cursor: ListCursor<Order>) => {
    const exact = cursor.total_is_exact ? 'e' : 'a'
    const words = cursor.is_corrected ? 'c' : 'w'
    return Buffer.from(`${VERSION}${letters[cursor.order]}${cursor.total}${exact}${words}${cursor.rank ?? ''}~${cursor.id}~${cursor.key}`).toString('base64url')
  }
  return {
    write,
    read: (text, order) => {
      const plain = Buffer.from(text, 'base64url').toString('latin1')
      const [, letter, total = '', exact, words, rank, id = '', key = ''] = SHAPE.exec(plain) ?? []
      const cursor = {
        order,
        key,
        id: Number(id),
        ...(rank && { rank: Number(rank) }),
        total: Number(total),
        total_is_exact: exact === 'e',
        is_corrected: words === 'c',
      }
      const isKey = timed.includes(order) ? isTime(key) : isNumber(key)
      const fits = letter === letters[order] && isKey && cursor.id <= LARGEST && cursor.total <= countedTo
      if (!fits || write(cursor) !== text) throw new Problem('bad-input', { fields: { cursor: 'not a cursor of this list' } })
      return cursor
    },
  }
}

/** -1 stands for none: it sorts below every number that is given. */
const isNumber = (key: string): boolean => key === '-1' || (/^\d{1,10}$/.test(key) && Number(key) <= LARGEST)

function isTime(key: string): boolean {
  const ms = TIME_KEY.test(key) ? Date.parse(key) : Number.NaN
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 23) === key.slice(0, 23)
}
