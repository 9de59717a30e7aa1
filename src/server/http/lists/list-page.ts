import type { ListCursor } from './list-cursor.ts'

/** What a list was asked for. */
interface Asked<Order extends string> {
  order: Order
  /** How many rows the page holds; one more was read where there is a next page. */
  limit: number
  /** What the page goes on from; null at the first. */
  after: ListCursor<Order> | null
  /** No total is larger. */
  countedTo: number
}

interface Found<Row> {
  rows: readonly Row[]
  /** The number of all, where no row carries it. */
  counted?: number | null
  is_corrected: boolean
}

/** A row with what the next page needs to know about it; `counted` is the number of all rows, at most `countedTo` + 1, on a first page. */
export interface PagedRow {
  /** In a list that has ranks: 0 is the best. */
  rank?: number
  cursor_key: string
  counted: number | null
}

interface ListPage<Row, Order extends string> {
  shown: Row[]
  /** Where the next page begins; undefined on the last. */
  next: ListCursor<Order> | undefined
  total: number
  total_is_exact: boolean
}

/** Cuts what was read to one page. The total is that of the first page. */
export function listPage<Row extends PagedRow, Order extends string>(
  { rows, counted = rows[0]?.counted, is_corrected }: Found<Row>,
  { order, limit, after, countedTo }: Asked<Order>,
  idOf: (row: Row) => number,
): ListPage<Row, Order> {
  const all = counted ?? 0
  const { total, total_is_exact } = after ?? { total: Math.min(all, countedTo), total_is_exact: all <= countedTo }
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    shown,
    next: last && { order, key: last.cursor_key, id: idOf(last), ...(last.rank && { rank: last.rank }), total, total_is_exact, is_corrected },
    total,
    total_is_exact,
  }
}
