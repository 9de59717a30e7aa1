import type { SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { meantWords } from '#contract/core/word-search.ts'
import type { ProductFilter } from '#contract/products/products-filter.ts'
import { productRowsSql } from '#server/db/products/product-rows.ts'
import { readProductSql } from '#server/features/products/public/read-product.ts'
import { similarSql } from '#server/features/products/public/similar-products.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { planSteps } from '#tests/support/server/query-plan.ts'
import { tidy } from '#tests/support/server/tidy.ts'

const ROWS = 20_000
const database = useDatabase()

/** What PostgreSQL really does: its indexes, and how many rows of `products` it touched. */
async function planOf(query: SQL) {
  const steps = await planSteps(database.db, query)
  const ofProducts = steps.filter((step) => step['Relation Name'] === 'products')
  return {
    isScanned: ofProducts.some((step) => step['Node Type'] === 'Seq Scan' && step['Actual Loops'] > 0),
    indexes: steps.flatMap((step) => step['Index Name'] ?? []),
    touched: ofProducts.reduce((sum, step) => sum + (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'], 0),
  }
}

const pageOf = (filter: ProductFilter) =>
  planOf(productRowsSql({ filter, words: meantWords(filter.q ?? '') }, { order: filter.sort ?? 'newest', limit: 25, after: null, is_counted: true }))

describe('answers', () => {
  beforeAll(async () => {
    const { pool } = database
    await pool.query(
      `insert into users (username, username_key, email, email_key) select 'u' || n, 'u' || n, 'u' || n, 'u' || n from generate_series(1, 200) n`,
    )
    await pool.query(`insert into seller_profiles (user_id, slug, full_name) select id, username, username from users`)
    await pool.query(
      `insert into shops (seller, delivers_everywhere, delivers_to, free_from)
       select user_id, user_id % 2 = 0, case when user_id % 3 = 0 then array['Bogura'] else '{}' end, case when user_id % 4 = 0 then 1000 end from seller_profiles`,
    )
    await pool.query(`truncate product_categories restart identity cascade`)
    await pool.query(`insert into product_categories (title, title_bn) select n, n from generate_series(1, 20) n`)
    await pool.query(`insert into product_categories (title, title_bn, parent) select n, n, 1 + n % 20 from generate_series(21, 160) n`)
    // Multiplied by numbers prime to the rest, so that columns do not follow each other.
    await pool.query(
      `insert into products (seller, title, description, price, price_most, product_category, product_subcategory, is_active, condition, condition_note,
         published_at, search_words)
       select (select min(id) from users) + n % 200, 'product ' || n, repeat('text ', 100), 10 + n * 7919 % 5000, 5010, 1 + n % 20, 21 + n * 11 % 140, n % 40 > 0,
         case when n % 9 = 0 then 'used' else 'new' end, 'worn', timestamptz '2027-03-10T12:00:00Z' - (n * 6007 % ${ROWS}) * interval '9 minutes',
         array_to_tsvector(array['product', 'often' || n % 10, 'rare' || n % 2000])
       from generate_series(1, ${ROWS}) n`,
    )
    await pool.query(`insert into product_variants (product, seller, price, stock) select id, seller, price, id % 10 from products`)
    await tidy(pool, 'products', 'product_variants', 'shops', 'users', 'seller_profiles')
  }, 60_000)

  it.each<[string, ProductFilter, { index: string | RegExp; below: number }]>([
    ['the latest', {}, { index: 'products_by_posting', below: 300 }],
    ['the cheapest', { sort: 'price-low' }, { index: 'products_by_price', below: 300 }],
    ['the dearest', { sort: 'price-high' }, { index: 'products_by_price', below: 300 }],
    ['of a price', { min_price: 100, max_price: 140, sort: 'price-low' }, { index: 'products_by_price', below: 300 }],
    ['of a category', { category: 3 }, { index: 'products_by_category', below: 300 }],
    ['of a category below it', { category: 12, subcategory: 32 }, { index: 'products_by_subcategory', below: 400 }],
    ['of a seller', { seller: '7' }, { index: 'products_of_seller', below: 300 }],
    ['of a seller by the address of the shop', { seller: 'u17' }, { index: 'products_of_seller', below: 300 }],
    ['used ones', { condition: 'used' }, { index: 'products_by_posting', below: 3000 }],
    ['delivered to a district', { district: 'Bogura' }, { index: 'products_by_posting', below: 800 }],
    ['in stock', { in_stock: true }, { index: 'products_by_posting', below: 500 }],
    ['with a rare word', { q: 'rare77' }, { index: 'products_by_words', below: 400 }],
    // Both are good: which one is cheaper is for the statistics to say.
    ['with a common word', { q: 'often3' }, { index: /products_by_(?:posting|words)/, below: 12_000 }],
  ])('%s from an index, with no more rows than the page and its count need', async (_, filter, { index, below }) => {
    const plan = await pageOf(filter)
    expect(plan.isScanned).toBe(false)
    expect(plan.indexes.join()).toMatch(index)
    expect(plan.touched).toBeLessThan(below)
  })

  it('a page far down as fast as the first', async () => {
    const after = { key: '2027-01-10T00:00:00.000000Z', id: 9 }
    const plan = await planOf(productRowsSql({ filter: {}, words: [] }, { order: 'newest', limit: 25, after, is_counted: false }))
    expect(plan.isScanned).toBe(false)
    expect(plan.touched).toBeLessThan(80)
  })

  it('one product from its key, and those beside it from their branches', async () => {
    const product = await planOf(readProductSql(77, Date.parse('2027-03-10T12:00:00Z')))
    expect(product.isScanned).toBe(false)
    expect(product.indexes).toContain('products_pkey')
    expect(product.touched).toBeLessThan(5)
    const similar = await planOf(similarSql({ product_id: 77, product_category: 3, product_subcategory: 37 }))
    expect(similar.isScanned).toBe(false)
    expect(similar.touched).toBeLessThan(100)
  })
})
