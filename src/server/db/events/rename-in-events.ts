import { eq, sql } from 'drizzle-orm'
import { pick } from '#contract/core/pick.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { events } from '../tables/events.ts'
import { learnEventTerms, TEXT_COLUMNS } from './event-words.ts'

/** Rows that one statement rewrites. */
const BATCH = 1000

/** Has events found by the name that their seller's shop has now. */
export async function renameInEvents(tx: Pick<Tx, 'select' | 'insert' | 'execute'>, seller: number, seller_name: string): Promise<void> {
  const { id } = events
  const rows = await tx
    .select({ id, ...pick(events, TEXT_COLUMNS) })
    .from(events)
    .where(eq(events.seller, seller))
    .orderBy(id)
  const texts = rows.map((row) => ({ ...row, seller_name }))
  const terms = await learnEventTerms(tx, texts)
  for (let at = 0; at < texts.length; at += BATCH) {
    const some = texts.slice(at, at + BATCH).map((event, index) => ({ id: event.id, words: terms[at + index]?.search }))
    await tx.execute(sql`
      update events set search_words = array_to_tsvector(renamed.words)
      from json_to_recordset(${JSON.stringify(some)}::json) as renamed (id integer, words text[])
      where events.id = renamed.id`)
  }
}
