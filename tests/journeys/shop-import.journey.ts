import { expect, type Page } from '@playwright/test'
import { csvFile } from '#contract/core/csv.ts'
import { listProductLeaves } from '#server/db/seed/product-categories-of.ts'
import { product_categories } from '#server/db/tables/products.ts'
import { violations } from '../support/journeys/accessible.ts'
import { joinAsGoodsSeller } from '../support/journeys/market/seller-of-goods.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { signIn } from '../support/journeys/member.ts'

const HEAD = ['product', 'sku', 'title', 'category', 'description', 'option_1', 'value_1', 'price', 'stock']
const PRODUCTS = 100

/** A hundred products of two sizes each. @param wrong by row as a spreadsheet counts, another price */
function table(category: string, wrong: Record<number, string> = {}): string {
  const rows = Array.from({ length: PRODUCTS * 2 }, (_, at) => {
    const [product, size] = [Math.floor(at / 2) + 1, at % 2 === 0 ? 'M' : 'L']
    const price = wrong[at + 2] ?? `${200 + product}`
    return [`p${product}`, `LUNGI-${product}-${size}`, `Lungi of Pabna no. ${product}`, category, 'Woven in Pabna.', 'Size', size, price, '7']
  })
  return csvFile([HEAD, ...rows])
}

/** Any category that a product can have, as a table names it. */
async function aCategory({ database: { db } }: Shop): Promise<string> {
  const [leaf] = await listProductLeaves(db)
  const tops = await db.select().from(product_categories)
  return `${tops.find(({ id }) => id === leaf?.product_category)?.title} > ${leaf?.title}`
}

const choose = (page: Page, text: string) =>
  page.locator('input[type=file][accept*=csv]').setInputFiles({ name: 'lungis.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a table of 200 rows: its fault is named by row and column, mended it is imported, and the same again changes nothing', async ({ shop, page }) => {
  const seller = await joinAsGoodsSeller(shop, 'Pabna Lungis')
  const category = await aCategory(shop)
  await signIn(page, seller)
  await page.goto('/en/products/import')
  const count = async () => {
    const { rows } = await shop.database.pool.query(
      `select count(distinct v.product)::int as products, count(distinct v.id)::int as variants, count(m.id)::int as moves, coalesce(sum(m.delta), 0)::int as pieces
      from product_variants v left join stock_moves m on m.variant = v.id where v.seller = $1`,
      [seller.user_id],
    )
    return rows[0]
  }

  await test.step('nothing is imported while a cell is wrong', async () => {
    await choose(page, table(category, { 121: 'two hundred' }))
    const alert = page.getByRole('alert').filter({ hasText: '1 error. Nothing was imported.' })
    await expect(alert.getByRole('listitem')).toHaveText(['Row 121, price: Enter a whole number, in English or Bangla digits'])
    await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    expect(await count()).toEqual({ products: 0, variants: 0, moves: 0, pieces: 0 })
  })

  const all = { products: PRODUCTS, variants: 2 * PRODUCTS, moves: 2 * PRODUCTS, pieces: 2 * PRODUCTS * 7 }
  await test.step('mended, it is looked at first, then imported', async () => {
    await choose(page, table(category))
    await expect(page.getByText('200 rows are fine: 100 new products, 0 changed.')).toBeVisible()
    expect(await count()).toEqual({ products: 0, variants: 0, moves: 0, pieces: 0 })
    await page.getByRole('button', { name: 'Import 200 rows' }).click()
    await expect(page.getByText('200 rows imported: 100 new products, 0 changed.')).toBeVisible()
    expect(await count()).toEqual(all)
  })

  await test.step('the same table again changes nothing', async () => {
    await choose(page, table(category))
    await expect(page.getByText('200 rows are fine: 0 new products, 0 changed.')).toBeVisible()
    await page.getByRole('button', { name: 'Import 200 rows' }).click()
    await expect(page.getByText('200 rows imported: 0 new products, 0 changed.')).toBeVisible()
    expect(await count()).toEqual(all)
    await page.getByRole('link', { name: 'See my products' }).click()
    await expect(page.getByRole('main').getByText('100 products')).toBeVisible()
  })
})
