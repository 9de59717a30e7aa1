import type { SQL } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'

/** How rows of a table are found by words. */
export interface SearchTerms<Row extends { id: number } = { id: number }> {
  table: SQL
  key: SQL
  /** What stands after `from`: rows that are public at some time, without regard to the day. Ends in a condition. */
  publicRows: SQL
  /** A statement of so many rows with an id above one, in that order, locked. */
  rows: (above: number, limit: number) => SQL
  /** The terms by which each row is found, in their order; their words are added to the vocabulary that mistyped queries are compared with. */
  learnTerms(tx: Pick<Tx, 'select' | 'insert'>, rows: readonly Row[]): Promise<string[][]>
}
