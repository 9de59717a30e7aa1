import { eq, type SQL, sql } from 'drizzle-orm'
import { blogWords, learnBlogWords } from '../blogs/blog-words.ts'
import type { Database } from '../connection/open.ts'
import { type EventTexts, eventWords, learnWords } from '../events/event-words.ts'
import { type JobTexts, jobWords, learnJobWords } from '../jobs/job-words.ts'
import { learnSellerWords, type SellerTexts, sellerWords } from '../sellers/seller-words.ts'
import { seedings } from '../tables/upkeep.ts'

/** Names the rule by which rows are found. Whoever changes the rule names it anew: then every row is written by it, once. */
const RULE = 'words-3'
const BATCH = 500

type Writes = Pick<Database['db'], 'insert' | 'execute'>

/** Rows that are found by words. */
interface Worded<Row extends { id: number }> {
  table: SQL
  key: SQL
  /** Rows with an id above one, in that order, held. */
  rows: (above: number) => SQL
  wordsOf: (row: Row) => string[]
  learn: (tx: Writes, rows: readonly Row[]) => Promise<void>
}

const EVENTS: Worded<EventTexts & { id: number }> = {
  table: sql`events`,
  key: sql`id`,
  rows: (above) => sql`
    select e.id, e.title, e.type, e.location, coalesce(p.full_name, u.username) as seller_name
    from events e join users u on u.id = e.seller left join seller_profiles p on p.user_id = e.seller
    where e.id > ${above} order by e.id limit ${BATCH} for update of e`,
  wordsOf: (event) => eventWords(event).search,
  learn: learnWords,
}
const JOBS: Worded<JobTexts & { id: number }> = {
  table: sql`job_posts`,
  key: sql`id`,
  rows: (above) => sql`select id, title, company, job_location, district from job_posts where id > ${above} order by id limit ${BATCH} for update`,
  wordsOf: jobWords,
  learn: learnJobWords,
}
const BLOGS: Worded<Parameters<typeof blogWords>[0] & { id: number }> = {
  table: sql`blogs`,
  key: sql`id`,
  rows: (above) => sql`
    select b.id, b.title, b.summary, b.tags, p.full_name as author from blogs b left join seller_profiles p on p.user_id = b.author
    where b.id > ${above} order by b.id limit ${BATCH} for update of b`,
  wordsOf: blogWords,
  learn: learnBlogWords,
}
const SELLERS: Worded<SellerTexts & { id: number }> = {
  table: sql`seller_profiles`,
  key: sql`user_id`,
  rows: (above) => sql`
    select user_id as id, full_name, profession, district, skills from seller_profiles where user_id > ${above} order by user_id limit ${BATCH} for update`,
  wordsOf: sellerWords,
  learn: learnSellerWords,
}

/**
 * Has every row found by the words that this version goes by. Done once; any number of instances may do it at once, and where one was broken off the
 * next start goes on: a row that is right stays as it is.
 */
export async function rewordAll(db: Pick<Database['db'], 'select' | 'insert' | 'transaction'>, signal: AbortSignal): Promise<void> {
  const done = await db.select({ name: seedings.name }).from(seedings).where(eq(seedings.name, RULE))
  if (done.length > 0) return
  await rewordTable(db, EVENTS, signal)
  await rewordTable(db, JOBS, signal)
  await rewordTable(db, BLOGS, signal)
  await rewordTable(db, SELLERS, signal)
  if (!signal.aborted) await db.insert(seedings).values({ name: RULE }).onConflictDoNothing()
}

async function rewordTable<Row extends { id: number }>(db: Pick<Database['db'], 'transaction'>, worded: Worded<Row>, signal: AbortSignal): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined && !signal.aborted; ) {
    const above: number = last
    last = await db.transaction((tx) => rewordSome(tx, worded, above))
  }
}

/** @returns the last id; undefined when there were no more. */
async function rewordSome<Row extends { id: number }>(
  tx: Writes,
  { table, key, rows, wordsOf, learn }: Worded<Row>,
  above: number,
): Promise<number | undefined> {
  // The statement beside it gives these columns.
  const found = (await tx.execute(rows(above))).rows as unknown as Row[]
  if (found.length === 0) return undefined
  await learn(tx, found)
  const worded = found.map((row) => ({ id: row.id, words: wordsOf(row) }))
  await tx.execute(sql`
    update ${table} set search_words = array_to_tsvector(reworded.words)
    from json_to_recordset(${JSON.stringify(worded)}::json) as reworded (id integer, words text[])
    where ${table}.${key} = reworded.id and search_words is distinct from array_to_tsvector(reworded.words)`)
  return found.at(-1)?.id
}
