import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { csvFile } from '#contract/core/csv.ts'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import type { ProductImport } from '#contract/products/product-csv.ts'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { takeStock } from '#server/db/products/take-stock.ts'
import { product_categories } from '#server/db/tables/products.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { postedProduct, productTexts, SIZES, variantTexts } from '#tests/support/server/nouns/selling-products.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, request } = app
let seller: SignedInPerson
let made = 0
let branch: { product_category: number; product_subcategory: number }
beforeAll(async () => {
  const [top] = await database.db.insert(product_categories).values({ title: 'Clothing', title_bn: 'পোশাক' }).returning()
  const [low] = await database.db.insert(product_categories).values({ title: 'Saris', title_bn: 'শাড়ি', parent: top!.id }).returning()
  branch = { product_category: top!.id, product_subcategory: low!.id }
})
beforeEach(async () => {
  made += 1
  seller = await joinAsSeller(app, `weaver-${made}`)
  await database.pool.query('delete from rate_limits')
})

const HEAD = ['product', 'sku', 'title', 'category', 'description', 'option_1', 'value_1', 'price', 'stock', 'active']
const row = (over: Partial<Record<string, string>> = {}): string[] =>
  HEAD.map(
    (name) =>
      ({ product: 'a', sku: 'A-1', title: 'Jamdani sari', category: 'Clothing > Saris', description: 'By hand.', price: '১,২০০', stock: '৮', ...over })[name] ??
      '',
  )
const send = (body: string | Uint8Array<ArrayBuffer>, { dry = false, who = seller } = {}) =>
  request(`/api/product_import/${dry ? '?dry_run=true' : ''}`, {
    method: 'POST',
    body,
    headers: { ...as(who), origin: TEST_ORIGIN, 'content-type': 'text/csv' },
  })
const imported = async (rows: string[][], options?: { dry?: boolean }): Promise<ProductImport> => {
  const answer = await send(csvFile([HEAD, ...rows]), options)
  if (answer.status !== 200) throw new Error(await answer.text())
  return answer.json()
}
const own = async (id: number | null | undefined): Promise<OwnProductDetail> => (await request(`/api/product/${id}/own/`, { headers: as(seller) })).json()
const exported = async () =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await request('/api/product_export/', { headers: as(seller) })).arrayBuffer())
const countOf = async () => (await database.pool.query('select count(*)::int as n from products where seller = $1', [seller.id])).rows[0].n
const wrongSums = async () =>
  (await database.pool.query('select id from product_variants v where stock <> coalesce((select sum(delta) from stock_moves m where m.variant = v.id), 0)'))
    .rows

describe('a table of products', () => {
  it('makes products with their variants, off sale until they have pictures, and says which product each sku is', async () => {
    const table = [
      row({ option_1: 'Size', value_1: 'M' }),
      row({ sku: 'A-2', option_1: 'Size', value_1: 'L', price: '1500', stock: '', title: '', category: '', description: '' }),
      row({ product: 'b', sku: 'B-1', title: 'তাঁতের শাড়ি', category: 'পোশাক > শাড়ি', active: 'yes' }),
    ]
    const answer = await imported(table)
    expect(answer).toMatchObject({ is_written: true, rows: 3, faults: [], products_made: 2, products_changed: 0, products_unchanged: 0 })
    expect(answer.variants.map(({ sku, has_picture }) => [sku, has_picture])).toEqual([
      ['A-1', false],
      ['A-2', false],
      ['B-1', false],
    ])
    const [first, second, third] = answer.variants.map(({ product_id }) => product_id)
    expect(second).toBe(first)
    expect(await own(first)).toMatchObject({
      title: 'Jamdani sari',
      description: '<p>By hand.</p>',
      is_active: false,
      price: 1200,
      price_most: 1500,
      options: [{ name: 'Size', values: ['M', 'L'] }],
      variants: [
        { values: ['M'], sku: 'A-1', stock: 8 },
        { values: ['L'], sku: 'A-2', stock: 0 },
      ],
      ...branch,
    })
    expect(await own(third)).toMatchObject({ title: 'তাঁতের শাড়ি', is_active: false })
    const { results } = await (await request(`/api/product/${first}/stock/`, { headers: as(seller) })).json()
    expect(results).toMatchObject([{ delta: 8, why: 'import' }])
    expect(await wrongSums()).toEqual([])
  })

  it('changes nothing when it is tried only, and nothing the second time', async () => {
    const table = [row(), row({ product: 'b', sku: 'B-1', active: 'yes' })]
    expect(await imported(table, { dry: true })).toMatchObject({ is_written: false, products_made: 2, variants: [{ product_id: null }, { product_id: null }] })
    expect(await countOf()).toBe(0)
    const { variants } = await imported(table)
    const before = await own(variants[0]?.product_id)
    expect(await imported(table)).toMatchObject({ is_written: true, products_made: 0, products_changed: 0, products_unchanged: 2 })
    expect(await own(variants[0]?.product_id)).toEqual(before)
  })

  it('changes what it names, keeps what it leaves out, adds new variants, and says so', async () => {
    const { variants } = await imported([row({ option_1: 'Size', value_1: 'M' }), row({ sku: 'A-2', option_1: 'Size', value_1: 'L' })])
    const id = variants[0]?.product_id
    const changed = await send('product,sku,price,stock,stock_seen,value_1\nx,a-1,900,৩,৮,\nx,A-3,1000,2,,XL\n')
    expect(await changed.json()).toMatchObject({ is_written: true, products_changed: 1 })
    expect(await own(id)).toMatchObject({
      title: 'Jamdani sari',
      version: 2,
      price: 900,
      variants: [
        { sku: 'a-1', values: ['M'], price: 900, stock: 3 },
        { sku: 'A-2', values: ['L'], price: 1200, stock: 8 },
        { sku: 'A-3', values: ['XL'], price: 1000, stock: 2 },
      ],
    })
    expect(await wrongSums()).toEqual([])
  })

  it('that was exported changes nothing, with all that can be typed by hand: markup, no skus, formulas, two titles alike', async () => {
    const hand = { second_description: '<p><strong>By</strong> hand.</p><p>Slowly.</p>', brand: '=HYPERLINK("x")' }
    const first = await postedProduct(
      app,
      seller,
      productTexts(branch, { ...hand, options: SIZES.options, variants: JSON.stringify(SIZES.values.map((values) => variantTexts({ values }))) }),
    )
    await postedProduct(app, seller, productTexts(branch, hand))
    const table = await exported()
    expect(table.startsWith('\ufeffproduct,sku,title,')).toBe(true)
    expect(table).not.toMatch(/(^|,)"?=/m)
    const answer = await (await send(table)).json()
    expect(answer).toMatchObject({ is_written: true, faults: [], products_made: 0 })
    expect(await own(first.product_id)).toMatchObject({ second_description: hand.second_description, brand: hand.brand, is_active: true })
    expect(answer).toMatchObject({ products_changed: 0, products_unchanged: 2 })
    expect(await exported()).toBe(table)
  })

  it('does not bring back what was sold since it was exported, and refuses a stock that was typed before that', async () => {
    const product = await postedProduct(app, seller, productTexts(branch, { variants: JSON.stringify([variantTexts({ sku: 'S-1' })]) }))
    const table = await exported()
    const sell = () => inTransaction(database.db, (tx) => takeStock(tx, { order: 'A-1', lines: [{ variant: product.variants[0]!.variant_id, quantity: 3 }] }))
    await sell()
    expect(await (await send(table.replace('1200', '1100'))).json()).toMatchObject({ is_written: true, products_changed: 1 })
    expect(await own(product.product_id)).toMatchObject({ stock: 5, price: 1100, sold: 3 })
    const typed = table.replace(',8,8\r\n', ',20,8\r\n')
    expect(typed).not.toBe(table)
    expect(await (await send(typed)).json()).toMatchObject({ is_written: false, faults: [{ row: 2, column: 'stock', reason: 'stock-changed' }] })
    expect(await own(product.product_id)).toMatchObject({ stock: 5 })
  })

  it('that does not say what stock was seen puts nothing back on sale that was sold, and is taken where it says no other stock', async () => {
    const table = [row()]
    const { variants } = await imported(table)
    const product = await own(variants[0]?.product_id)
    await inTransaction(database.db, (tx) => takeStock(tx, { order: 'A-2', lines: [{ variant: product.variants[0]!.variant_id, quantity: 3 }] }))
    expect(await imported(table)).toMatchObject({ is_written: false, faults: [{ row: 2, column: 'stock', reason: 'stock-unseen' }] })
    expect(await own(product.product_id)).toMatchObject({ stock: 5, sold: 3 })
    expect(await imported([row({ stock: '', price: '900' })])).toMatchObject({ is_written: true, products_changed: 1 })
    expect(await imported([row({ stock: '5', price: '900' })])).toMatchObject({ is_written: true, products_unchanged: 1 })
    expect(await own(product.product_id)).toMatchObject({ stock: 5, price: 900 })
  })

  it('of a thousand rows costs less than ten seconds of processor time, and again when all are changed', async () => {
    const table = Array.from({ length: 1000 }, (_, at) => row({ product: `p${at}`, sku: `S-${at}`, title: `Sari ${at}` }))
    const costOf = async (work: () => Promise<ProductImport>) => {
      const before = process.cpuUsage()
      const answer = await work()
      const { user, system } = process.cpuUsage(before)
      return { answer, seconds: (user + system) / 1_000_000 }
    }
    const making = await costOf(() => imported(table))
    expect(making.answer).toMatchObject({ is_written: true, products_made: 1000 })
    expect(making.seconds).toBeLessThan(10)
    const changing = await costOf(() => imported(table.map((cells) => cells.map((cell) => (cell === '১,২০০' ? '1300' : cell)))))
    expect(changing.answer).toMatchObject({ products_changed: 1000 })
    expect(changing.seconds).toBeLessThan(10)
    expect(await wrongSums()).toEqual([])
  }, 120_000)

  it('that two phones send at once is read in once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => imported([row(), row({ product: 'b', sku: 'B-1' })])))
    expect(answers.map(({ products_made }) => products_made).toSorted()).toEqual([0, 0, 2])
    expect(await countOf()).toBe(2)
  })
})

describe('a table that is not right is refused as a whole, with each cell at fault', () => {
  it.each<[string, Partial<Record<string, string>>, string, string]>([
    ['a price that is none', { price: 'cheap' }, 'price', 'not-a-number'],
    ['no title', { title: '' }, 'title', 'required'],
    ['no price', { price: '' }, 'price', 'required'],
    ['no description', { description: '' }, 'description', 'required'],
    ['a category that there is not', { category: 'Clothing > Boats' }, 'category', 'does-not-fit'],
    ['no category', { category: '' }, 'category', 'required'],
    ['a stock above the limit', { stock: '100001' }, 'stock', 'too-large'],
    ['no key', { product: '' }, 'product', 'required'],
    ['no sku', { sku: '' }, 'sku', 'required'],
    ['a sku of other letters', { sku: 'শাড়ি' }, 'sku', 'bad-characters'],
    ['neither yes nor no', { active: 'perhaps' }, 'active', 'does-not-fit'],
    ['a title that is too long', { title: 'a'.repeat(81) }, 'title', 'too-long'],
    ['a value without its option', { option_1: 'Size' }, 'value_1', 'required'],
  ])('%s', async (...[, over, column, reason]) => {
    const answer = await imported([row({ product: 'good', sku: 'G-1' }), row(over)])
    expect(answer).toMatchObject({ is_written: false, products_made: 0, variants: [] })
    expect(answer.faults).toContainEqual({ row: 3, column, reason })
    expect(answer.fault_count).toBe(answer.faults.length)
    expect(await countOf()).toBe(0)
  })

  it('rows of one product that contradict each other, and rows of two products under one', async () => {
    const differs = await imported([row({ option_1: 'Size', value_1: 'M' }), row({ sku: 'A-2', title: 'Another', option_1: 'Size', value_1: 'L' })])
    expect(differs.faults).toEqual([{ row: 3, column: 'title', reason: 'differs' }])
    await imported([row(), row({ product: 'b', sku: 'B-1' })])
    const two = await imported([row(), row({ sku: 'B-1' })])
    expect(two.faults).toEqual([{ row: 3, column: 'sku', reason: 'two-products' }])
  })

  it('the same sku twice, and two variants that are the same', async () => {
    expect((await imported([row(), row({ product: 'b', sku: 'a-1' })])).faults).toContainEqual({ row: 3, column: 'sku', reason: 'taken' })
    const same = await imported([row({ option_1: 'Size', value_1: 'M' }), row({ sku: 'A-2', option_1: 'Size', value_1: 'm' })])
    expect(same.faults).toEqual([{ row: 3, column: 'value_1', reason: 'taken' }])
  })

  it.each<[string, string | Uint8Array<ArrayBuffer>, { row: number; column: string; reason: string }]>([
    ['columns that there are not', 'product,sku,preis\na,b,c', { row: 1, column: 'preis', reason: 'unknown-column' }],
    ['a column twice', 'product,sku,price,price\na,b,1,2', { row: 1, column: 'price', reason: 'taken' }],
    ['no column of keys', 'title,price\na,1', { row: 1, column: 'product', reason: 'missing-column' }],
    ['quotes that do not close', 'product,sku,title\na,b,"c', { row: 2, column: '', reason: 'broken-quotes' }],
    ['a hundred thousand rows', `product,sku\n${'a,b\n'.repeat(100_000)}`, { row: 0, column: '', reason: 'too-many' }],
    ['a cell of 300 kB', `product,sku,title\na,b,${'x'.repeat(300_000)}`, { row: 2, column: 'title', reason: 'too-long' }],
    ['a row of a million cells', `product,sku\n${','.repeat(1_000_000)}`, { row: 2, column: '', reason: 'does-not-fit' }],
    ['a row that is longer than its names', 'product,sku\na,b,c', { row: 2, column: '', reason: 'does-not-fit' }],
    ['another encoding', new Uint8Array([0xff, 0xfe, 0x61, 0x00, 0x2c, 0x00]), { row: 0, column: '', reason: 'not-utf8' }],
    ['Latin-1', new Uint8Array([...'product,sku,title\na,b,caf'].map((c) => c.charCodeAt(0)).concat(0xe9)), { row: 0, column: '', reason: 'not-utf8' }],
    ['an empty line alone', '\n', { row: 1, column: 'product', reason: 'missing-column' }],
  ])('%s', async (_why, body, fault) => {
    const answer: ProductImport = await (await send(body)).json()
    expect(answer.is_written).toBe(false)
    expect(answer.faults).toContainEqual(fault)
  })

  it('more than eight megabytes, another kind of file, and who is no seller', async () => {
    expect((await send('a'.repeat(8 * 1024 * 1024 + 1))).status).toBe(413)
    const picture = await request('/api/product_import/', {
      method: 'POST',
      body: 'a',
      headers: { ...as(seller), origin: TEST_ORIGIN, 'content-type': 'image/png' },
    })
    expect(picture.status).toBe(415)
    expect((await send('a', { who: await joinAndLogIn(app, `buyer-${made}`) })).status).toBe(403)
  })

  it('tells how many faults there are where there are too many to tell', async () => {
    const answer = await imported(Array.from({ length: 300 }, (_, at) => row({ product: `p${at}`, sku: `S-${at}`, price: 'x' })))
    expect(answer.faults).toHaveLength(200)
    expect(answer.fault_count).toBe(300)
  })

  it('another seller’s skus are their own', async () => {
    await imported([row()])
    const other = await joinAsSeller(app, `other-${made}`)
    const answer: ProductImport = await (await send(csvFile([HEAD, row()]), { who: other })).json()
    expect(answer).toMatchObject({ is_written: true, products_made: 1 })
  })
})
