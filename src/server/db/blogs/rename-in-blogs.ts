import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { blogs } from '../tables/blogs.ts'
import { learnBlogTerms } from './blog-words.ts'

/** Rows that one statement rewrites. */
const BATCH = 1000

/** Has articles found by the name that their author's shop has now. */
export async function renameInBlogs(tx: Pick<Tx, 'select' | 'insert' | 'execute'>, user_id: number, author: string): Promise<void> {
  const { id, title, second_title, summary, second_summary, tags, category } = blogs
  const rows = await tx.select({ id, title, second_title, summary, second_summary, tags, category }).from(blogs).where(eq(blogs.author, user_id)).orderBy(id)
  const texts = rows.map((row) => ({ ...row, author }))
  const terms = await learnBlogTerms(tx, texts)
  for (let at = 0; at < texts.length; at += BATCH) {
    const some = texts.slice(at, at + BATCH).map((blog, index) => ({ id: blog.id, words: terms[at + index] }))
    await tx.execute(sql`
      update blogs set search_words = array_to_tsvector(renamed.words)
      from json_to_recordset(${JSON.stringify(some)}::json) as renamed (id integer, words text[])
      where blogs.id = renamed.id`)
  }
}
