import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseCsv } from '#contract/core/parse-csv.ts'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import { PRODUCT_CSV_COLUMNS, PRODUCT_CSV_LIMITS, type ProductCsvColumn, type ProductImport } from '#contract/products/product-csv.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { makeProductBranch, type ProductBranch } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { postedProduct, productTexts, SIZES, variantTexts } from '#tests/support/server/nouns/selling-products.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, request } = app
let seller: SignedInPerson
let branch: ProductBranch
let made = 0
beforeAll(async () => {
  branch = await makeProductBranch(database.db)
})
beforeEach(async () => {
  made += 1
  seller = await joinAsSeller(app, `potter-${made}`)
  await database.pool.query('delete from rate_limits')
})

const exported = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await request('/api/product_export/', { headers: as(seller) })).arrayBuffer())
const send = async (body: Uint8Array<ArrayBuffer> | string): Promise<ProductImport> => {
  const headers = { ...as(seller), origin: TEST_ORIGIN, 'content-type': 'text/csv' }
  const answer = await request('/api/product_import/', { method: 'POST', body, headers })
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.json()
}
const own = async (id: number): Promise<OwnProductDetail> => (await request(`/api/product/${id}/own/`, { headers: as(seller) })).json()
const rowsOf = (table: Uint8Array) => parseCsv(new TextDecoder().decode(table), { rows: PRODUCT_CSV_LIMITS.rows + 1, cells: 100, cell: 300_000 }).rows.slice(1)
const cellOf = (row: string[] | undefined, column: ProductCsvColumn) => row?.[PRODUCT_CSV_COLUMNS.indexOf(column)]
const sizes = () => ({ options: SIZES.options, variants: JSON.stringify(SIZES.values.map((values) => variantTexts({ values }))) })

/** Products in two sizes with a page of Bangla text each, as many as one table may have rows for. */
async function fillShelf(): Promise<void> {
  const first = await postedProduct(app, seller, productTexts(branch, { ...sizes(), description: `<p>${'হাতে বোনা শাড়ি। '.repeat(160)}</p>` }))
  await database.pool.query(
    `insert into products (seller, title, description, options, price, price_most, product_category, product_subcategory, is_active, search_words)
     select seller, title || ' ' || n, description, options, price, price_most, product_category, product_subcategory, false, search_words
     from products, generate_series(1, 499) n where id = $1`,
    [first.product_id],
  )
  await database.pool.query(
    `insert into product_variants (product, seller, values, price, stock, position) select p.id, p.seller, v.values, v.price, 0, v.position
     from products p, product_variants v where p.seller = $1 and p.id <> $2 and v.product = $2`,
    [seller.id, first.product_id],
  )
}

describe('a table of products that goes out and comes in again', () => {
  it('changes nothing, though its variants have no skus', async () => {
    const { product_id } = await postedProduct(app, seller, productTexts(branch, sizes()))
    expect(await send(await exported())).toMatchObject({ is_written: true, products_changed: 0, products_unchanged: 1 })
    expect(await own(product_id)).toMatchObject({ version: 1, variants: [{ sku: '' }, { sku: '' }] })
  })

  it('leaves a variant without a sku without one when something else of it is changed', async () => {
    const { product_id } = await postedProduct(app, seller, productTexts(branch, sizes()))
    const id = (await own(product_id)).variants[0]!.variant_id
    const table = new TextDecoder().decode(await exported())
    expect(table).toContain(`HK-${id}`)
    expect(await send(table.replace(',1200,', ',1300,'))).toMatchObject({ products_changed: 1 })
    expect((await own(product_id)).variants).toMatchObject([{ sku: '', price: 1300 }, { sku: '' }])
  })

  it('says a description once for each product, and is taken with a thousand rows', async () => {
    await fillShelf()
    const table = await exported()
    expect(table.byteLength).toBeLessThan(PRODUCT_CSV_LIMITS.mostBytes)
    const rows = rowsOf(table)
    expect(rows).toHaveLength(1000)
    expect(rows.slice(0, 4).map((row) => cellOf(row, 'description') !== '')).toEqual([true, false, true, false])
    expect(await send(table)).toMatchObject({ is_written: true, rows: 1000, products_changed: 0, products_unchanged: 500 })
  }, 60_000)

  it('takes no other description away when a part of it comes back', async () => {
    const { product_id, second_description } = await postedProduct(app, seller, productTexts(branch, sizes()))
    const [head, , second] = new TextDecoder().decode(await exported()).split('\r\n')
    expect(await send(`${head}\r\n${second?.replace(',1200,', ',1300,')}\r\n`)).toMatchObject({ is_written: true, products_changed: 1 })
    expect(await own(product_id)).toMatchObject({ second_description, price_most: 1300 })
  })
})
