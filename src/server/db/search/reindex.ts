import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import { LISTINGS } from '../resources.ts'
import { seedings } from '../tables/upkeep.ts'
import type { SearchTerms } from './search-terms.ts'

/** Names the rule by which rows are found. A changed rule gets a new name: then every row is indexed by it, once. */
const RULE = 'words-4'
const BATCH = 500

type Writes = Pick<Tx, 'select' | 'insert' | 'execute'>

/**
 * Has every row found by the words that this version goes by. Done once; any number of instances may do it at once, and where one was broken off the
 * next start goes on: a row that is right stays as it is.
 */
export async function reindexAll(db: Pick<Database['db'], 'select' | 'insert' | 'transaction'>, signal: AbortSignal): Promise<void> {
  const done = await db.select({ name: seedings.name }).from(seedings).where(eq(seedings.name, RULE))
  if (done.length > 0) return
  for (const { searchTerms } of LISTINGS) await reindexTable(db, searchTerms, signal)
  if (!signal.aborted) await db.insert(seedings).values({ name: RULE }).onConflictDoNothing()
}

async function reindexTable(db: Pick<Database['db'], 'transaction'>, terms: SearchTerms, signal: AbortSignal): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined && !signal.aborted; ) {
    const above: number = last
    last = await db.transaction((tx) => reindexSome(tx, terms, above))
  }
}

/** @returns the last id; undefined when there were no more. */
async function reindexSome(tx: Writes, { table, key, rows, learnTerms }: SearchTerms, above: number): Promise<number | undefined> {
  // The statement beside it gives these columns.
  const found = (await tx.execute(rows(above, BATCH))).rows as unknown as { id: number }[]
  if (found.length === 0) return undefined
  const terms = await learnTerms(tx, found)
  const indexed = found.map(({ id }, index) => ({ id, words: terms[index] }))
  await tx.execute(sql`
    update ${table} set search_words = array_to_tsvector(indexed.words)
    from json_to_recordset(${JSON.stringify(indexed)}::json) as indexed (id integer, words text[])
    where ${table}.${key} = indexed.id and search_words is distinct from array_to_tsvector(indexed.words)`)
  return found.at(-1)?.id
}
