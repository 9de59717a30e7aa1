import { beforeAll, describe, expect, it } from 'vitest'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { takeStock } from '#server/db/products/take-stock.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeProduct, makeProductBranch, makeShop } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database } = app
let seller: SignedInPerson
const ids: Record<string, number> = {}
beforeAll(async () => {
  seller = await joinAsSeller(app, 'weaver')
  await makeShop(database.db, { seller: seller.id })
  const branch = await makeProductBranch(database.db)
  const make = async (title: string, over: Parameters<typeof makeProduct>[1] = {}) => {
    const made = await makeProduct(database.db, { seller: seller.id, ...branch, title, ...over })
    ids[title] = made.id
    return made
  }
  const plenty = await make('Plenty', {
    variants: [
      { stock: 50, sku: 'TNG-50' },
      { stock: 20, values: ['L'] },
    ],
  })
  await make('Low', { variants: [{ stock: 50 }, { stock: PRODUCT_LIMITS.lowStock, values: ['L'] }] })
  await make('Out', { variants: [{ stock: 0 }] })
  await make('Off', { is_active: false })
  await make('Held', { held_reason: 'lottery', published_at: null })
  await makeProduct(database.db, { title: 'Of another seller' })
  await inTransaction(database.db, (tx) => takeStock(tx, { order: 'A-1', lines: plenty.variants.map((variant) => ({ variant, quantity: 2 })) }))
})

const list = async (query = '') => (await app.request(`/api/product/?mine=true${query}`, { headers: as(seller) })).json()
const titles = async (query = '') => ((await list(query)) as { title: string }[]).map(({ title }) => title)

describe('one’s own products', () => {
  it('are all listed, the latest first, with stock and what was sold of them', async () => {
    expect(await titles()).toEqual(['Held', 'Off', 'Out', 'Low', 'Plenty'])
    expect((await list()).at(-1)).toMatchObject({ product_id: ids.Plenty, stock: 66, stock_least: 18, sold: 4, variant_count: 2, rating: { count: 0 } })
  })

  it.each([
    ['active', ['Out', 'Low', 'Plenty']],
    ['inactive', ['Off']],
    ['low', ['Out', 'Low']],
    ['out', ['Out']],
    ['held', ['Held']],
  ])('that are %s', async (state, expected) => {
    expect(await titles(`&state=${state}`)).toEqual(expected)
  })

  it('are found by words, and by the beginning of a sku, in any case', async () => {
    expect(await titles('&q=plen')).toEqual(['Plenty'])
    expect(await titles('&q=tng-')).toEqual(['Plenty'])
    expect(await titles('&q=%25')).toEqual(['Held', 'Off', 'Out', 'Low', 'Plenty'])
    expect(await titles('&q=nothing')).toEqual([])
  })

  it('come page by page, each once', async () => {
    const seen: string[] = []
    let cursor = ''
    do {
      const page = await list(`&limit=2${cursor && `&cursor=${cursor}`}`)
      expect(page.total).toBe(5)
      seen.push(...page.results.map(({ title }: { title: string }) => title))
      cursor = page.next_cursor ?? ''
    } while (cursor)
    expect(seen).toEqual(['Held', 'Off', 'Out', 'Low', 'Plenty'])
    expect((await app.request('/api/product/?mine=true&cursor=x', { headers: as(seller) })).status).toBe(400)
  })
})
