import type { SQL } from 'drizzle-orm'
import { categoryNames } from '#contract/core/category-names.ts'
import { searchedTexts } from '#contract/core/searched-text.ts'
import { placeName } from '#contract/places.ts'
import { productBranch } from '#contract/products/product-branch.ts'
import { PRODUCTS } from '#contract/products/products-resource.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { indexedTerms, rememberWords, vectorOf } from '../search/search-words.ts'
import { product_categories, type products } from '../tables/products.ts'

/** The columns of which a product's words are made. */
export const PRODUCT_TEXT_COLUMNS = ['title', 'second_title', 'brand', 'description', 'second_description', 'product_category', 'product_subcategory'] as const

/** What of a product can be searched; name and district are those of its shop: `seller_profiles.full_name` and `district`. */
export type ProductTexts = Pick<typeof products.$inferInsert, (typeof PRODUCT_TEXT_COLUMNS)[number]> & {
  seller_name: string
  district: string | null
}

/**
 * The terms by which each product is found, in their order, its district's in both languages; their words are learned for queries that are mistyped. The
 * only place that decides this: every writer of products goes through here, in the transaction that writes them.
 */
export async function learnProductTerms(tx: Pick<Tx, 'select' | 'insert'>, rows: readonly ProductTexts[]): Promise<string[][]> {
  const { id, title, title_bn } = product_categories
  const tree = await tx.select({ id, title, title_bn }).from(product_categories)
  const namesOf = categoryNames([tree, tree])
  const terms = rows.map((product) => {
    const named = { ...product, district_bn: product.district && placeName(product.district, true) }
    const description = [product.description, product.second_description ?? '']
    return indexedTerms(searchedTexts(PRODUCTS, named, { category: namesOf(productBranch(product)), description }))
  })
  await rememberWords(tx, terms.flat())
  return terms
}

/** The search column, for an insert or an update: `values({ ...product, ...productTermColumn(terms) })`. */
export const productTermColumn = (terms: string[] | undefined): { search_words: SQL<string> } => ({ search_words: vectorOf(terms ?? []) })
