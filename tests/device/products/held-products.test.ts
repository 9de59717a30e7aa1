import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyPhone } from '#tests/support/phone/fake-phone.ts'
import { aProductCard, aProductDetail } from '#tests/support/phone/product-rows.ts'

const NOW = Date.parse('2026-01-15T00:00:00Z')
const LIST = '/api/product/?limit=12'

async function hold(address: string, body: unknown, checkedAt = '2026-01-10T00:00:00.000Z'): Promise<void> {
  const { writeSnapshot } = await import('#device/snapshots/snapshots.ts')
  const subject = /^\/api\/product\/(\d+)\/$/.exec(address)?.[1] ?? null
  const noun = address.startsWith('/api/product_category/') ? 'product-categories' : 'products'
  await writeSnapshot(
    { address, status: 200, body, etag: null, fetchedAt: checkedAt, checkedAt, via: 'visit' },
    { noun, shape: subject ? 'detail' : 'list', keepDays: 30, subject },
  )
}
const page = (...cards: unknown[]) => ({ results: cards, next_cursor: null, total: cards.length, total_is_exact: true })
async function search(filter: Record<string, string>): Promise<number[]> {
  const [{ searchCached }, { SEARCHED_PRODUCTS }] = await Promise.all([
    import('#device/search/search-cached.ts'),
    import('#device/search/searched-products.ts'),
  ])
  return (await searchCached(SEARCHED_PRODUCTS, filter, NOW)).page.results.map(({ product_id }) => product_id)
}

beforeEach(emptyPhone)
afterEach(() => vi.unstubAllGlobals())

describe('products that this phone holds', () => {
  it('are found in lists and pages, the latest first', async () => {
    await hold(LIST, page(aProductCard({ product_id: 1 }), aProductCard({ product_id: 2, posted_at: '2026-01-03T10:00:00.000Z' })))
    await hold('/api/product/3/', aProductDetail({ product_id: 3, posted_at: '2026-01-02T10:00:00.000Z' }))
    expect(await search({})).toEqual([2, 3, 1])
  })

  it('are filtered and sorted as their list is', async () => {
    const cards = [
      aProductCard({ product_id: 1, price: 300 }),
      aProductCard({ product_id: 2, price: 200, delivers_to: ['Dhaka'] }),
      aProductCard({ product_id: 3, price: 100, delivers_to: ['Bogura', 'Dhaka'], condition: 'used' }),
      aProductCard({ product_id: 4, price: 90, stock: 0 }),
      aProductCard({ product_id: 5, price: 80, is_delivery_free: true, product_category: 2, product_subcategory: 21 }),
    ]
    await hold(LIST, page(...cards))
    const low = (filter: Record<string, string>) => search({ ...filter, sort: 'price-low' })
    expect(await low({ district: 'Bogura' })).toEqual([5, 4, 3, 1])
    expect(await low({ in_stock: 'true', min_price: '90' })).toEqual([3, 2, 1])
    expect(await low({ condition: 'used' })).toEqual([3])
    expect(await low({ free_delivery: 'true' })).toEqual([5])
    expect(await low({ category: '2', subcategory: '21' })).toEqual([5])
    expect(await search({ max_price: '200', sort: 'price-high' })).toEqual([2, 3, 4, 5])
  })

  it('are found by words of either script, of their shop and of their category', async () => {
    await hold('/api/product_category/', [
      { id: 1, title: 'Clothing', title_bn: 'পোশাক', parent: null },
      { id: 11, title: 'Saris', title_bn: 'শাড়ি', parent: 1 },
    ])
    await hold(
      LIST,
      page(
        aProductCard({ product_id: 1, title: 'জামদানি', seller_name: 'তাঁতঘর' }),
        aProductCard({ product_id: 2, title: 'Clay pot', second_title: 'মাটির কলস', brand: 'Dhamrai', product_category: 2, product_subcategory: 21 }),
      ),
    )
    expect(await Promise.all(['jamdani', 'তাঁতঘর', 'saris', 'কলস', 'dhamrai', 'কলসস'].map((q) => search({ q })))).toEqual([[1], [1], [1], [2], [2], [2]])
  })

  it('leave the list when their page says that they are not on sale, and are still known', async () => {
    await hold(LIST, page(aProductCard({ product_id: 1 })), '2026-01-10T00:00:00.000Z')
    await hold('/api/product/1/', aProductDetail({ product_id: 1, is_on_sale: false }), '2026-01-12T00:00:00.000Z')
    const [{ findCachedCard }, { HELD_PRODUCTS }] = await Promise.all([
      import('#device/snapshots/cached-cards.ts'),
      import('#device/snapshots/cached-products.ts'),
    ])
    const held = await findCachedCard(HELD_PRODUCTS, 1)
    expect([await search({}), held?.card.product_id, held?.checkedAt]).toEqual([[], 1, '2026-01-12T00:00:00.000Z'])
  })
})
