import type { CommentPlace } from '../db/threads/comment-rows.ts'
import { listCursors } from '../http/lists/list-cursor.ts'

/** The lists of comments: none takes a cursor of another. */
type CommentList = 'latest' | 'replies'

const LETTERS = { latest: 'l', replies: 'r' } as const
const { write, read } = listCursors<CommentList>({ letters: LETTERS, timed: ['latest', 'replies'], countedTo: 0 })

/**
 * The row after which a list goes on; undefined at the beginning.
 * @throws {Problem} bad-input — not what a page before has named.
 */
export function placeAfter(cursor: string | undefined, order: CommentList): CommentPlace | undefined {
  if (cursor === undefined) return undefined
  const { key, id } = read(cursor, order)
  return { key, id }
}

/** A page out of as many rows and one more, without what only the cursor needs, and where the next one goes on. */
export function pageOf<Row extends { id: number; cursor_key: string }>(rows: readonly Row[], limit: number, order: CommentList) {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const next_cursor = last ? write({ order, key: last.cursor_key, id: last.id, total: 0, total_is_exact: true, is_corrected: false }) : null
  return { results: page.map(({ cursor_key: _key, ...row }) => row), next_cursor }
}
