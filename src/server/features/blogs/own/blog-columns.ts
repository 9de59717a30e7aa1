import { eq } from 'drizzle-orm'
import { offlineBytes, readingOf, textBytes } from '../../../db/blogs/blog-measures.ts'
import type { BlogWords } from '../../../db/blogs/blog-texts.ts'
import { blogTermColumn, learnBlogTerms } from '../../../db/blogs/blog-words.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'

/** An article as its author wrote it. */
export interface Written extends BlogWords {
  tags: string[]
  /** Id of the market's category. */
  category: number | null
  thumbnail: string | null
}

/** What is measured of an article's words. It takes a while, so it is asked before any row is held. */
export const measuresOf = async (words: BlogWords) => ({ ...readingOf(words), text_bytes: await textBytes(words) })
export type Measures = Awaited<ReturnType<typeof measuresOf>>

/** What follows from what is written: the words it is found by, which are learned too, its language, and what reading and keeping it costs. */
export async function derivedColumns(tx: Pick<Tx, 'select' | 'insert'>, author: number, { measures, ...written }: Written & { measures: Measures }) {
  const [shop] = await tx.select({ full_name: seller_profiles.full_name }).from(seller_profiles).where(eq(seller_profiles.user_id, author))
  const texts = { ...written, author: shop?.full_name }
  const [terms] = await learnBlogTerms(tx, [texts])
  const { text_bytes, ...reading } = measures
  return { ...blogTermColumn(terms), ...reading, offline_bytes: await offlineBytes(tx, { ...written, text_bytes }) }
}
