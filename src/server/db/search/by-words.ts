import { type SQL, sql } from 'drizzle-orm'
import { SEARCH_MOST } from '#contract/search/search-kinds.ts'
import type { Database } from '../connection/open.ts'

/**
 * What stands after `from` and gives the rows that fit a condition, which other conditions may follow by `and`.
 * @param isFoundFirst the rows are found before they are ordered. `offset 0` keeps the planner from looking into that: with an order and a limit in sight
 * it would walk the list and hope to meet the words soon, which for words that few rows have means all rows, and for each to unpack its terms.
 */
export const rowsThatFit = ({ columns = sql`*`, from, condition }: RowSource, isFoundFirst = false): SQL =>
  isFoundFirst ? sql`${foundFirst(columns, from, condition)} where true` : sql`${from} where ${condition}`

interface RowSource {
  /** What is needed of a row that is found first. */
  columns?: SQL
  from: SQL
  condition: SQL
}

const foundFirst = (columns: SQL, from: SQL, condition: SQL) => sql`(select ${columns} from ${from} where ${condition} offset 0) as found_first`

/** How many rows fit a condition, up to one more than searches count to. */
export async function countFound(db: Pick<Database['db'], 'execute'>, from: SQL, condition: SQL): Promise<number> {
  const { rows } = await db.execute<{ counted: number }>(
    sql`select count(*)::integer as counted from (select from ${foundFirst(sql`1`, from, condition)} limit ${SEARCH_MOST.countedTo + 1}) as counted_rows`,
  )
  return rows[0]?.counted ?? 0
}
