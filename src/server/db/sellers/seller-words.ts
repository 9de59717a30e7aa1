import type { SQL } from 'drizzle-orm'
import { placeName } from '#contract/places.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { indexedTerms, rememberWords, vectorOf } from '../search/search-words.ts'

/** What of a shop can be searched. */
export interface SellerTexts {
  full_name: string
  profession?: string | undefined
  district?: string | null | undefined
  skills?: readonly string[] | undefined
}

/** The terms by which a shop is found, its district's in both languages. The only place that decides this: every writer of shops goes through here. */
export const sellerTerms = ({ full_name, profession = '', district, skills = [] }: SellerTexts): string[] =>
  indexedTerms({ title: full_name, category: profession, other: [...(district ? [district, placeName(district, true)] : []), ...skills].join(' ') })

/** The search column, for an insert or an update: `values({ ...shop, ...sellerTermColumn(shop) })`. */
export const sellerTermColumn = (shop: SellerTexts): { search_words: SQL<string> } => ({ search_words: vectorOf(sellerTerms(shop)) })

/** Adds the words of shops to the vocabulary that mistyped queries are compared with. Call it in the transaction that writes the shops. */
export const learnSellerWords = (tx: Pick<Tx, 'insert'>, shops: readonly SellerTexts[]): Promise<void> => rememberWords(tx, shops.flatMap(sellerTerms))
