import { type AskedWords, meantWords } from '#contract/core/word-search.ts'
import type { Database } from '../../db/connection/open.ts'
import type { RowAfter } from '../../db/row-cursor.ts'
import { readOrCorrect } from '../../db/search/correct-words.ts'
import type { ListCursors } from './list-cursor.ts'
import { listPage, type PagedRow } from './list-page.ts'

/** What every public list can be asked besides its filter. */
interface Asked {
  q?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/** Which rows are wanted. */
interface Range<Order extends string> {
  order: Order
  limit: number
  /** Rows after this one; null from the first. */
  after: RowAfter | null
  /** Whether each row shall carry the number of all rows. */
  is_counted: boolean
}

interface PublicList<Order extends string, Row extends PagedRow, Card> {
  order: Order
  cursors: ListCursors<Order>
  /** Rows of a page when no number is asked for, of a plain answer, and the largest total. */
  sizes: { page: number; listedPlain: number; countedTo: number }
  read: (words: AskedWords, range: Range<Order>) => Promise<Row[]>
  idOf: (row: Row) => number
  cardOf: (row: Row) => Card
  /** A card in a plain answer, where that is another. */
  plainOf?: (row: Row) => Card
}

interface CardPage<Card> {
  results: Card[]
  next_cursor: string | null
  total: number
  total_is_exact: boolean
}

/**
 * The answer of a public list: an array when asked plainly, a page when asked with a limit or a cursor. Words are corrected where nothing has them.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 */
export async function answerList<Order extends string, Row extends PagedRow, Card>(
  db: Pick<Database['db'], 'execute'>,
  { q = '', limit: asked, cursor }: Asked,
  { order, cursors, sizes, read, idOf, cardOf, plainOf = cardOf }: PublicList<Order, Row, Card>,
): Promise<Card[] | CardPage<Card>> {
  const isPage = asked !== undefined || cursor !== undefined
  const after = cursor === undefined ? null : cursors.read(cursor, order)
  const limit = isPage ? (asked ?? sizes.page) : sizes.listedPlain
  // One row more than the page holds tells whether there is a next one.
  const range = { order, after, limit: isPage ? limit + 1 : limit, is_counted: isPage && !after }
  const found = await readOrCorrect(db, { words: meantWords(q), after, read: (words) => read(words, range) })
  if (!isPage) return found.rows.map(plainOf)
  const { shown, next, ...total } = listPage(found, { order, limit, after, countedTo: sizes.countedTo }, idOf)
  return { results: shown.map(cardOf), next_cursor: next ? cursors.write(next) : null, ...total }
}
