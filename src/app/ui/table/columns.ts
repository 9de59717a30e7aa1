import type { ReactNode } from 'react'

/** An order that the service knows, and which way a column runs in it. */
export interface ColumnSort {
  value: string
  direction: 'ascending' | 'descending'
}

export interface Column<T> {
  /** Its heading, which also tells it from the other columns. */
  title: string
  cell: (row: T) => ReactNode
  /** A press on its heading asks for the first of these orders, another press for the next. */
  sorts?: readonly ColumnSort[]
  /** What stands here names the row. */
  isName?: boolean
  /** Numbers end where their column ends. */
  isNumber?: boolean
  /** Left out on screens narrower than 1280 px. */
  isExtra?: boolean
}

/** The order that a press on the heading of a column asks for. @param now the one that the table is in */
export function nextSort(sorts: readonly ColumnSort[], now: string): string {
  const at = sorts.findIndex(({ value }) => value === now)
  return sorts[(at + 1) % sorts.length]?.value ?? now
}

/** Which way a column runs in the order that the table is in; undefined: it is in another column's order. */
export const directionOf = (sorts: readonly ColumnSort[] | undefined, now: string): ColumnSort['direction'] | undefined =>
  sorts?.find(({ value }) => value === now)?.direction
