import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { csvFile } from '#contract/core/csv.ts'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import type { ProductImport } from '#contract/products/product-csv.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { makeProductBranch, type ProductBranch } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { postedProduct, productTexts, variantTexts } from '#tests/support/server/nouns/selling-products.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { as, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, request } = app
let seller: SignedInPerson
let branch: ProductBranch
let category: string
let made = 0
beforeAll(async () => {
  branch = await makeProductBranch(database.db)
  const { rows } = await database.pool.query('select title from product_categories where id = any($1) order by parent nulls first', [
    [branch.product_category, branch.product_subcategory],
  ])
  category = rows.map(({ title }) => title).join(' > ')
})
beforeEach(async () => {
  made += 1
  seller = await joinAsSeller(app, `tailor-${made}`)
  await database.pool.query('delete from rate_limits')
})

const HEAD = ['product', 'sku', 'title', 'category', 'description', 'price', 'stock', 'stock_seen', 'active']
type Row = Partial<Record<string, string>>
const row = (at: number, over: Row = {}): string[] => {
  const cells: Row = { product: `p${at}`, sku: `S-${at}`, title: `Sari ${at}`, category, description: 'By hand.', price: '1200', ...over }
  return HEAD.map((name) => cells[name] ?? '')
}
const send = (rows: string[][], { dry = false } = {}) =>
  request(`/api/product_import/${dry ? '?dry_run=true' : ''}`, {
    method: 'POST',
    body: csvFile([HEAD, ...rows]),
    headers: { ...as(seller), origin: TEST_ORIGIN, 'content-type': 'text/csv' },
  })
const imported = async (rows: string[][]): Promise<ProductImport> => (await send(rows)).json()
const own = async (id: number | null | undefined): Promise<OwnProductDetail> => (await request(`/api/product/${id}/own/`, { headers: as(seller) })).json()
const countOf = async (what: string) => (await database.pool.query(what, [seller.id])).rows[0].n
const cases = () => countOf(`select count(*)::int as n from cases where kind = 'product' and owner = $1`)
const products = () => countOf('select count(*)::int as n from products where seller = $1')
const many = (count: number, over: Row = {}) => Array.from({ length: count }, (_, at) => row(at, over))
const unverify = () => database.pool.query('update users set email_verified_at = null where id = $1', [seller.id])

describe('goods of a table that a rule of words holds', () => {
  it('are off sale, and no cases for staff however many there are', async () => {
    const { variants } = await imported(many(40, { title: 'Fireworks for Eid' }))
    expect(await own(variants[0]?.product_id)).toMatchObject({ held_reason: 'explosives', is_active: false })
    expect(await cases()).toBe(0)
  })

  it('go off sale where they were on it, also where the table says yes, and are a case once they are put on sale again', async () => {
    const { product_id } = await postedProduct(app, seller, productTexts(branch, { variants: JSON.stringify([variantTexts({ sku: 'S-1' })]) }))
    expect(await imported([row(1, { title: 'বারুদ', active: 'yes' })])).toMatchObject({ is_written: true, products_changed: 1 })
    expect(await own(product_id)).toMatchObject({ held_reason: 'explosives', is_active: false })
    await imported([row(1, { title: 'বারুদ', active: 'yes', price: '900' })])
    expect(await own(product_id)).toMatchObject({ price: 900, is_active: false })
    expect(await cases()).toBe(0)
    await post(app, `/api/product/${product_id}/active/`, { body: { is_active: true }, headers: as(seller) })
    expect(await cases()).toBe(1)
  })
})

describe('a seller whose e-mail is not verified', () => {
  it('makes and changes by tables as many products in an hour as by forms, and hears so before anything is written', async () => {
    await unverify()
    for (const dry of [true, false]) {
      const refused = await refusalOf(await send(many(31), { dry }))
      expect(refused).toMatchObject({ code: 'unverified-limit', facts: { writesPerHour: 30 } })
    }
    expect(await products()).toBe(0)
    expect(await imported(many(29))).toMatchObject({ is_written: true, products_made: 29 })
    expect(await imported(many(29))).toMatchObject({ is_written: true, products_unchanged: 29 })
    expect(await refusalOf(await send(many(2, { price: '900' })))).toMatchObject({ code: 'unverified-limit' })
    expect(await products()).toBe(29)
  })

  it('writes no longer texts by tables than by forms, except where they stand already', async () => {
    const long = 'By hand. '.repeat(4000)
    const { variants } = await imported([row(1, { description: long })])
    await unverify()
    expect(await imported([row(1, { price: '900' }), row(2, { description: long })])).toMatchObject({
      is_written: false,
      faults: [{ row: 3, column: 'description', reason: 'too-long' }],
    })
    expect(await imported([row(1, { price: '900', description: long })])).toMatchObject({ is_written: true, products_changed: 1 })
    expect(await own(variants[0]?.product_id)).toMatchObject({ price: 900 })
  })

  it('has no more products on sale by tables than by forms', async () => {
    const ids: number[] = []
    for (let at = 0; at < 6; at += 1) {
      const variants = JSON.stringify([variantTexts({ sku: `S-${at}` })])
      ids.push((await postedProduct(app, seller, productTexts(branch, { variants, is_active: 'false' }))).product_id)
    }
    await unverify()
    const on = (count: number) => many(count).map(([product = '', sku = '']) => HEAD.map((name) => ({ product, sku, active: 'yes' })[name] ?? ''))
    expect(await refusalOf(await send(on(6)))).toMatchObject({ code: 'unverified-limit', facts: { productsMost: 5 } })
    expect(await imported(on(5))).toMatchObject({ is_written: true, products_changed: 5 })
    expect(await own(ids[0])).toMatchObject({ is_active: true })
  })
})
