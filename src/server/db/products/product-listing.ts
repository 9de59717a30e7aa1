import { sql } from 'drizzle-orm'
import { HOME_MOST, type HomeAnswer } from '#contract/home.ts'
import type { ProductCard } from '#contract/products/products.ts'
import { readProductFilter } from '#contract/products/products-filter.ts'
import { PRODUCTS } from '#contract/products/products-resource.ts'
import { columnsSql } from '../columns-sql.ts'
import type { Listing, Reads } from '../listing.ts'
import { countFound } from '../search/by-words.ts'
import type { SearchTerms } from '../search/search-terms.ts'
import { products } from '../tables/products.ts'
import { ensureProductCategories, productBranchesOf } from './ensure-product-categories.ts'
import { productCardOf, readProductRows } from './product-rows.ts'
import { IS_ON_SALE, productCondition } from './product-search.ts'
import { learnProductTerms, PRODUCT_TEXT_COLUMNS, type ProductTexts } from './product-words.ts'
import { renameInProducts } from './rename-in-products.ts'

const searchTerms: SearchTerms<ProductTexts & { id: number }> = {
  table: sql`products`,
  key: sql`id`,
  publicRows: sql`products where ${IS_ON_SALE}`,
  rows: (above, limit) => sql`
    select g.id, ${columnsSql(products, 'g', PRODUCT_TEXT_COLUMNS)}, coalesce(p.full_name, u.username) as seller_name, p.district
    from products g join users u on u.id = g.seller left join seller_profiles p on p.user_id = g.seller
    where g.id > ${above} order by g.id limit ${limit} for update of g`,
  learnTerms: learnProductTerms,
}

/** Products that are on sale, the latest first. */
export const PRODUCT_LISTING: Listing<'products', ProductCard> = {
  resource: PRODUCTS,
  pages: () => sql`select id, id::text as key, updated_at from products where ${IS_ON_SALE}`,
  readFilter: readProductFilter,
  cursor: { letter: 'p', isTimed: true },
  listRows: async (db, { category }) => {
    const of = category && (await productBranchesOf(db, category.id))
    if (of?.length === 0) return null
    return {
      read: async (search, range) => {
        const rows = await readProductRows(db, { filter: {}, of, ...search }, { order: 'newest', ...range })
        return rows.map((row) => ({ id: row.product_id, cursor_key: row.cursor_key, counted: row.counted, card: productCardOf(row) }))
      },
      count: (words) => countFound(db, sql`products`, productCondition({ filter: {}, of, words })),
    }
  },
  readHome,
  searchTerms,
  renameSeller: renameInProducts,
  isFoundByDistrict: true,
  ensureCategories: ensureProductCategories,
}

async function readHome(db: Reads): Promise<Pick<HomeAnswer, 'products'>> {
  const rows = await readProductRows(db, { filter: {}, words: [] }, { order: 'newest', limit: HOME_MOST.products, after: null, is_counted: false })
  return { products: rows.map(productCardOf) }
}
