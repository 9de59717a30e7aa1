import { addressOf } from '#contract/core/endpoint.ts'
import { listProducts } from '#contract/products/products.ts'
import { PRODUCT_PAGE_SIZE } from '#contract/products/products-filter.ts'
import { seedProductScale } from '#server/db/seed/seed-product-scale.ts'
import { products } from '#server/db/tables/products.ts'
import { atPace } from './at-pace.ts'
import { beside } from './beside.ts'
import type { BenchOptions, Findings } from './line.ts'
import { type ServedApp, withApp } from './serving.ts'

const LISTED = 10_000
const SEARCHED = 100_000
const RATE = 300
const SEARCH_RATE = 40
const LIST_MS = 60
const SEARCH_MS = 150

/** Adds products to the market of the app that runs, in steps of the demo market's own number, until there are about so many. */
export const growProducts = (app: ServedApp, size: number): Promise<void> =>
  beside(app, async (database) => {
    const there = await database.db.$count(products)
    const times = Math.round((size - there) / there)
    if (times > 0) await seedProductScale(database, times)
    console.error(`a market with ${await database.db.$count(products)} products`)
  })

/** A page of the list, as the screen asks for it; `{rand:1-9}` in a value becomes another number each time. */
export const productList = (filter: Record<string, string> = {}): string => {
  const plain = addressOf(listProducts, { query: { limit: PRODUCT_PAGE_SIZE } })
  return Object.entries(filter).reduce((path, [key, value]) => `${path}&${key}=${value.startsWith('{') ? value : encodeURIComponent(value)}`, plain)
}

/** A price that nearly all products are below: it changes the filter, so that no cached answer fits. */
export const ANY_PRICE = { max_price: '{rand:400000-499999}' }

/** Of 24 out of 10,000 products, at 300 requests a second: the same filter, and ones that are new each time. */
export const benchProducts = (options: BenchOptions): Promise<Findings> =>
  withApp('demo', async (app) => {
    await growProducts(app, LISTED)
    const lists = {
      'the latest': productList(),
      'the latest, each question new': productList(ANY_PRICE),
      'delivered to one district and in stock, each question new': productList({ district: 'Gazipur', in_stock: 'true', ...ANY_PRICE }),
      'used ones, the cheapest first, each question new': productList({ condition: 'used', sort: 'price-low', ...ANY_PRICE }),
    }
    return atPace(app, lists, { goal: 'shop', beside: 'list', of: `${LISTED} products`, rate: RATE, most: LIST_MS, isQuick: options.isQuick })
  })

/** Words, and words that are mistyped, in 100,000 products; each search new. */
export const benchProductSearch = (options: BenchOptions): Promise<Findings> =>
  withApp('demo', async (app) => {
    await growProducts(app, SEARCHED)
    const searches = Object.fromEntries(
      Object.entries({
        'a common word': 'bags',
        'a word of the other script': 'shari',
        'two words': 'sarees sylhet',
        'two words in Bangla': 'শাড়ি ঢাকা',
        'the beginning of many words': 'st',
        'a slip': 'smartphnes',
        'a slip in Bangla': 'মোবাইলল',
        'what nothing fits': 'zzzzyx',
      }).map(([name, q]) => [name, productList({ q, ...ANY_PRICE })]),
    )
    return atPace(app, searches, {
      goal: 'shopsearch',
      beside: 'search',
      of: `${SEARCHED} products`,
      rate: SEARCH_RATE,
      most: SEARCH_MS,
      isQuick: options.isQuick,
    })
  })
