import { sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { learnTermsOfPosts, POST_TEXTS, type PostTexts } from './post-words.ts'

/** Rows that are read and rewritten at once. */
const BATCH = 500

/** Has posts found by the name that their author has now: that of their shop, or of their own page. */
export async function renameInPosts(tx: Pick<Tx, 'insert' | 'execute'>, author: number): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined; ) last = await renameSome(tx, author, last)
}

/** @returns the last id; undefined when there were no more. */
async function renameSome(tx: Pick<Tx, 'insert' | 'execute'>, author: number, above: number): Promise<number | undefined> {
  const { rows } = await tx.execute<PostTexts & { id: number } & Record<string, unknown>>(sql`
    select p.id, ${POST_TEXTS} from posts p where p.author = ${author} and p.id > ${above} order by p.id limit ${BATCH} for update of p`)
  if (rows.length === 0) return undefined
  const terms = await learnTermsOfPosts(tx, rows)
  const renamed = rows.map(({ id }, at) => ({ id, words: terms[at] }))
  await tx.execute(sql`
    update posts set search_words = array_to_tsvector(renamed.words)
    from json_to_recordset(${JSON.stringify(renamed)}::json) as renamed (id integer, words text[])
    where posts.id = renamed.id`)
  return rows.at(-1)?.id
}
