import { Problem } from '#contract/core/problem.ts'

const ID = /^[1-9]\d{0,14}$/
const LARGEST_ID = 2_147_483_647

/**
 * The row after which a list goes on, by its id; undefined at the beginning.
 * @param largest id that its column can hold
 * @throws {Problem} bad-input — not what a page before has named.
 */
export function rowAfter(cursor: string | undefined, largest = LARGEST_ID): number | undefined {
  if (cursor === undefined) return undefined
  if (!ID.test(cursor) || Number(cursor) > largest) throw new Problem('bad-input', { fields: { cursor: 'not a cursor of this list' } })
  return Number(cursor)
}

/** A page out of as many rows and one more, and where the next one goes on. */
export function pageOf<T extends { id: number }>(rows: readonly T[], limit: number): { page: T[]; next_cursor: string | null } {
  const page = rows.slice(0, limit)
  return { page, next_cursor: rows.length > limit ? String(page.at(-1)?.id) : null }
}

/** The row after which a sorted list goes on: its value in that order, as text, and its id. */
export interface RowAfter {
  key: string
  id: number
}
