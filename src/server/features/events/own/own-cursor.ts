import { Problem } from '#contract/core/problem.ts'
import { OWN_EVENT_SORTS, type OwnEventSort } from '#contract/events/own-event-rules.ts'

/** Where a list goes on. What is over is so by the first page's clock on all of them: a row that ends meanwhile is not met twice. */
export interface OwnCursor {
  sort: OwnEventSort
  /** Sort value of the last row. */
  key: string
  id: number
  /** Milliseconds since the epoch. */
  now: number
}

const SHAPE = /^1~([a-z-]{1,20})~(-?\d{1,18})~([1-9]\d{0,9})~(\d{1,14})$/
const LARGEST_ID = 2_147_483_647

/** An opaque text for the address of the next page. */
export const writeOwnCursor = ({ sort, key, id, now }: OwnCursor): string => Buffer.from(`1~${sort}~${key}~${id}~${now}`).toString('base64url')

/**
 * Reads what `writeOwnCursor` wrote for the same order.
 * @throws {Problem} bad-input — anything else.
 */
export function readOwnCursor(text: string, sort: OwnEventSort): OwnCursor {
  const [, given, key = '', id = '', now = ''] = SHAPE.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? []
  const cursor = { sort, key, id: Number(id), now: Number(now) }
  const fits = OWN_EVENT_SORTS.some((one) => one === given) && given === sort && cursor.id <= LARGEST_ID
  if (!fits || writeOwnCursor(cursor) !== text) throw new Problem('bad-input', { fields: { cursor: 'not a cursor of this list' } })
  return cursor
}
