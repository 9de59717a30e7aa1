import { eq } from 'drizzle-orm'
import { offlineBytes, readingOf } from '../../db/blog-measures.ts'
import { blogWordColumn, learnBlogWords } from '../../db/blog-words.ts'
import type { Tx } from '../../db/in-transaction.ts'
import { seller_profiles } from '../../db/tables/sellers.ts'

/** An article as its author wrote it. */
export interface Written {
  title: string
  summary: string
  tags: string[]
  content: string
  thumbnail: string | null
}

/** What follows from what is written: the words it is found by, which are learned too, its language, and what reading and keeping it costs. */
export async function derivedColumns(tx: Pick<Tx, 'select' | 'insert'>, author: number, written: Written) {
  const [shop] = await tx.select({ full_name: seller_profiles.full_name }).from(seller_profiles).where(eq(seller_profiles.user_id, author))
  const texts = { ...written, author: shop?.full_name }
  await learnBlogWords(tx, [texts])
  return { ...blogWordColumn(texts), ...readingOf(written), offline_bytes: await offlineBytes(tx, written) }
}
