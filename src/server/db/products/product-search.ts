import { type SQL, sql } from 'drizzle-orm'
import type { AskedWords } from '#contract/core/word-search.ts'
import type { ProductFilter } from '#contract/products/products-filter.ts'
import { branchCondition } from '../categories/branch-condition.ts'
import { ofSeller } from '../of-seller.ts'
import { prefixQuery } from '../search/search-words.ts'

/** What a list is asked: the filter, and its words of search (corrected or not). */
export interface ProductSearch {
  filter: ProductFilter
  /** Only of these of the highest categories; absent: of all. */
  of?: readonly number[] | undefined
  words: AskedWords
  /** What these find is left out. */
  without?: AskedWords | undefined
  /** See `SearchedFor` in listing.ts. */
  isFoundFirst?: boolean
}

/**
 * What is on sale, of `products`: as its indexes spell it; any other spelling would not be found in them. What is taken off is not active. Of shops that
 * staff have suspended there are few, so they are read once and hashed.
 */
export const IS_ON_SALE = sql`is_active and held_reason is null and seller not in (select shop from suspended_shops)`

/** The filter as a condition on `products`. Says what `PRODUCT_FILTER` and `wordsFit` in the contract say. */
export function productCondition({ filter, of, words, without }: ProductSearch): SQL {
  const asked = prefixQuery(words, without)
  const conditions = [IS_ON_SALE, ...branchCondition(sql`product_category`, of), ...ownConditions(filter), ...shopConditions(filter)]
  if (asked) conditions.push(sql`search_words @@ ${asked}::tsquery`)
  return sql.join(conditions, sql` and `)
}

function ownConditions({ category, subcategory, condition, min_price, max_price, seller, in_stock }: ProductFilter): SQL[] {
  const conditions: SQL[] = []
  if (category) conditions.push(sql`product_category = ${category}`)
  if (subcategory) conditions.push(sql`product_subcategory = ${subcategory}`)
  if (condition) conditions.push(sql`condition = ${condition}`)
  if (min_price !== undefined) conditions.push(sql`price >= ${min_price}`)
  if (max_price !== undefined) conditions.push(sql`price <= ${max_price}`)
  if (seller) conditions.push(ofSeller(seller))
  if (in_stock) conditions.push(sql`exists (select from product_variants v where v.product = products.id and v.removed_at is null and v.stock > 0)`)
  return conditions
}

/** What the shop says; one without a row delivers nowhere. */
function shopConditions({ district, free_delivery }: ProductFilter): SQL[] {
  const conditions: SQL[] = []
  if (district) conditions.push(sql`(s.delivers_everywhere or ${district} = any(s.delivers_to))`)
  if (free_delivery) conditions.push(sql`s.free_from <= products.price`)
  return conditions.length ? [sql`exists (select from shops s where s.seller = products.seller and ${sql.join(conditions, sql` and `)})`] : []
}
