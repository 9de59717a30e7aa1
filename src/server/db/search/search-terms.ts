import type { SQL } from 'drizzle-orm'
import type { Database } from '../connection/open.ts'

/** How rows of a table are found by words. */
export interface SearchTerms<Row extends { id: number } = { id: number }> {
  table: SQL
  key: SQL
  /** What stands after `from`: rows that are public at some time, without regard to the day. Ends in a condition. */
  publicRows: SQL
  /** A statement of so many rows with an id above one, in that order, locked. */
  rows: (above: number, limit: number) => SQL
  /** The folded words by which a row is found. */
  termsOf(row: Row): string[]
  /** Adds the words of rows to the vocabulary that mistyped queries are compared with. */
  learn(tx: Pick<Database['db'], 'insert'>, rows: readonly Row[]): Promise<void>
}
