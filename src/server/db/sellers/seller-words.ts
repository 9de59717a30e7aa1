import type { SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { placeName } from '#contract/places.ts'
import type { schema } from '../schema.ts'
import { indexedWords, rememberWords, vectorOf } from '../search/search-words.ts'

/** What of a shop can be searched. */
export interface SellerTexts {
  full_name: string
  profession?: string | undefined
  district?: string | null | undefined
  skills?: readonly string[] | undefined
}

/** The words by which a shop is found, its district's in both languages. The only place that decides this: every writer of shops goes through here. */
export const sellerWords = ({ full_name, profession = '', district, skills = [] }: SellerTexts): string[] =>
  indexedWords([full_name, profession, ...(district ? [district, placeName(district, true)] : []), ...skills].join(' '))

/** The search column, for an insert or an update: `values({ ...shop, ...sellerWordColumn(shop) })`. */
export const sellerWordColumn = (shop: SellerTexts): { search_words: SQL<string> } => ({ search_words: vectorOf(sellerWords(shop)) })

/** Adds the words of shops to the vocabulary that mistyped queries are compared with. Call it in the transaction that writes the shops. */
export const learnSellerWords = (tx: Pick<NodePgDatabase<typeof schema>, 'insert'>, shops: readonly SellerTexts[]): Promise<void> =>
  rememberWords(tx, shops.flatMap(sellerWords))
