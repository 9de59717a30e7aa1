import { asc, eq } from 'drizzle-orm'
import type { Faq } from '#contract/faqs/faqs.ts'
import type { Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import { faq_lists, faqs } from '../tables/faqs.ts'

/** The questions and answers of a list, in their order; null: there is none. */
export async function readFaqs(db: Pick<Database['db'], 'select'>, list: number | null): Promise<Faq[]> {
  if (list === null) return []
  const { question, answer } = faqs
  return db.select({ question, answer }).from(faqs).where(eq(faqs.list, list)).orderBy(asc(faqs.position), asc(faqs.id))
}

interface Listed {
  /** Null: there is none yet. */
  list: number | null
  owner: number
  faqs: readonly Faq[]
}

/**
 * Puts these questions and answers in place of those that the list had, in the caller's transaction, which holds what shows them. Gives the list
 * to point to: a new one where there was none and there is something to keep.
 */
export async function writeFaqs(tx: Tx, { list, owner, faqs: rows }: Listed): Promise<number | null> {
  if (list === null && rows.length === 0) return null
  if (list !== null) await tx.delete(faqs).where(eq(faqs.list, list))
  const written = list ?? (await makeList(tx, owner))
  if (rows.length > 0) await tx.insert(faqs).values(rows.map(({ question, answer }, position) => ({ list: written, position, question, answer })))
  return written
}

async function makeList(tx: Tx, owner: number): Promise<number> {
  const [made] = await tx.insert(faq_lists).values({ owner }).returning({ id: faq_lists.id })
  if (!made) throw new TypeError('the database took a list of questions and gave none back')
  return made.id
}
