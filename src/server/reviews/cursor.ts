import type { ReviewPlace } from '../db/reviews/review-rows.ts'
import { listCursors } from '../http/lists/list-cursor.ts'

const ORDER = 'latest'
const { write, read } = listCursors<typeof ORDER>({ letters: { latest: 'l' }, timed: [ORDER], countedTo: 0 })

/**
 * The row after which a list goes on; undefined at the beginning.
 * @throws {Problem} bad-input — not what a page before has named.
 */
export function placeAfter(cursor: string | undefined): ReviewPlace | undefined {
  if (cursor === undefined) return undefined
  const { key, id } = read(cursor, ORDER)
  return { key, id }
}

/** Where the list goes on after a row. */
export const cursorAfter = ({ key, id }: ReviewPlace): string => write({ order: ORDER, key, id, total: 0, total_is_exact: true, is_corrected: false })
