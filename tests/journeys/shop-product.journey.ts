import { type Browser, expect, type Page } from '@playwright/test'
import { PRODUCT_CSV_COLUMNS } from '#contract/products/product-csv.ts'
import { aPhoto } from '../support/a-picture.ts'
import { violations } from '../support/journeys/accessible.ts'
import { wordsIn } from '../support/journeys/looking.ts'
import { type GoodsSeller, giveAddress, goodsOrdersOf, goodsSeller } from '../support/journeys/market/goods.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { joinMarket, type Member, signIn } from '../support/journeys/member.ts'
import { PHONE, WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

test.use(PHONE)

const words = wordsIn('bn')
const TITLE = 'টাঙ্গাইলের সুতি শাড়ি'
const button = (page: Page, key: string) => page.getByRole('button', { name: words(key) })

test('a seller on a phone posts a product of six variants, sells the last of one to two buyers at once, and imports two hundred more from a table', async ({
  shop,
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const seller = await goodsSeller(shop, 'tanti', 'টাঙ্গাইল তাঁতঘর')
  await signIn(page, seller.member)

  await test.step('two sizes and three colours are six variants, whose price and stock are typed once', () => postSari(page))
  const product = await productOf(shop, seller)
  expect(product).toMatchObject({ title: TITLE, variants: 6, stock: 6 })

  await test.step('two buyers press the button for the last of one variant at once: one order, and one refusal that says why', async () => {
    const buyers = await Promise.all([buyerAtCheckout(shop, browser, product.id), buyerAtCheckout(shop, browser, product.id)])
    await Promise.all(buyers.map(({ page: one }) => button(one, 'checkout:place').click()))
    const orders = async () => (await Promise.all(buyers.map(({ member }) => goodsOrdersOf(shop, member)))).flat()
    await expect.poll(async () => (await orders()).length, { timeout: 30_000 }).toBe(1)
    const [sold] = await orders()
    const refused = buyers[(await goodsOrdersOf(shop, buyers[0]!.member)).length === 1 ? 1 : 0]!
    await expect(refused.page.getByText(words('checkout:outcome.refused')).first()).toBeVisible()
    await expect(refused.page.getByText(words('checkout:changes.nothingLeft')).first()).toBeVisible()
    expect(await violations(refused.page)).toEqual([])
    expect(sold).toMatchObject({ seller: seller.id, state: 'placed' })
    expect(await productOf(shop, seller)).toMatchObject({ stock: 5 })
    for (const { context } of buyers) await context.close()
  })

  await test.step('a table of two hundred rows is checked first, and then read in; the same table once more changes nothing', async () => {
    await page.goto('/bn/products/import')
    await untilAlive(page)
    await chooseTable(page, table('৩০০'))
    await expect(page.getByText(/২০০টি সারি ঠিক আছে/)).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: words('stock:csv.go_other') }).click()
    await expect(page.getByText(/২০০টি সারি আনা হয়েছে: নতুন পণ্য ২০০টি/)).toBeVisible({ timeout: 60_000 })
    expect(await violations(page)).toEqual([])
    expect(await skusOf(shop, seller)).toBe(200)
    await chooseTable(page, table('৩০০'))
    await expect(page.getByText(/নতুন পণ্য ০টি, বদলাবে ০টি/)).toBeVisible({ timeout: 30_000 })
  })

  await test.step('a table with a mistake says in which cell, and nothing of it is read in', async () => {
    await chooseTable(page, table('-5'))
    await expect(page.getByText(words('stock:csv.faultsHint'))).toBeVisible({ timeout: 30_000 })
    expect(await skusOf(shop, seller)).toBe(200)
  })
})

async function postSari(page: Page): Promise<void> {
  await page.goto('/bn/products/new')
  await untilAlive(page)
  const photo = await aPhoto()
  await page.locator('main input[type=file]').first().setInputFiles([photo])
  await expect(page.locator('main form img[src^="blob:"]').first()).toBeVisible()
  await page.getByLabel(words('stock:form.title')).first().fill(TITLE)
  for (const name of ['product_category', 'product_subcategory']) {
    const list = page.locator(`select[name="${name}"]`)
    await expect(list.locator('option')).not.toHaveCount(1)
    await list.selectOption({ index: 1 })
  }
  await addOption(page, 'size', ['ছোট', 'বড়'])
  await addOption(page, 'colour', ['লাল', 'নীল', 'সবুজ'])
  await page
    .getByLabel(words('stock:several.field'))
    .and(page.getByLabel(/দাম \(টাকা\)/))
    .first()
    .fill('১২০০')
  await page.getByLabel(words('stock:several.field')).and(page.getByLabel(/স্টক/)).first().fill('১')
  await button(page, 'stock:several.set').click()
  await page.getByRole('textbox', { name: words('stock:form.description') }).click()
  await page.keyboard.insertText('হাতে বোনা, পাকা রং।')
  expect(await violations(page)).toEqual([])
  await button(page, 'stock:post.action').click()
  await expect(page).toHaveURL(/\/bn\/products$/, { timeout: 30_000 })
  await expect(page.getByText(TITLE).first()).toBeVisible()
}

/** @param usual one of the options that most goods come by */
async function addOption(page: Page, usual: 'size' | 'colour', values: readonly string[]): Promise<void> {
  await button(page, `stock:options.usual.${usual}`).click()
  for (const value of values) {
    await page.getByLabel(words('stock:options.newValue')).last().fill(value)
    await page.keyboard.press('Enter')
  }
}

async function productOf({ database }: Shop, { id }: GoodsSeller): Promise<{ id: number; title: string; variants: number; stock: number }> {
  const { rows } = await database.pool.query(
    `select p.id, p.title, count(*)::int as variants, sum(v.stock)::int as stock from products p join product_variants v on v.product = p.id
     where p.seller = $1 group by p.id order by p.id limit 1`,
    [id],
  )
  return rows[0]
}

/** A buyer whose checkout shows the first variant, and nothing is left to do but to order. */
async function buyerAtCheckout(shop: Shop, browser: Browser, product: number) {
  const member: Member = await joinMarket(shop.elsewhere, 'kreta')
  await giveAddress(shop, member)
  const context = await browser.newContext({ ...PHONE, baseURL: shop.origin })
  const page = await context.newPage()
  await signIn(page, member)
  await page.goto(`/bn/productdetails/${product}`)
  await untilAlive(page)
  await page
    .getByRole('button', { name: words('buying:buyNow') })
    .first()
    .click()
  await expect(page.getByText('House 12, Road 7')).toBeVisible({ timeout: 30_000 })
  await expect(button(page, 'checkout:place')).toBeEnabled()
  return { member, context, page }
}

/** Two hundred products of one variant, as a spreadsheet writes them. */
function table(priceOfLast: string): Buffer {
  const rows = Array.from({ length: 200 }, (_, at) => {
    const cells: Partial<Record<(typeof PRODUCT_CSV_COLUMNS)[number], string>> = {
      product: `gamcha ${at + 1}`,
      sku: `GAMCHA-${at + 1}`,
      title: `গামছা নম্বর ${at + 1}`,
      category: "Women's Clothing > Sarees",
      condition: 'new',
      days_to_return: '৭',
      description: 'হাতে বোনা, সুতি।',
      active: 'no',
      price: at === 199 ? priceOfLast : '৩০০',
      stock: '১২',
    }
    return PRODUCT_CSV_COLUMNS.map((column) => `"${cells[column] ?? ''}"`).join(',')
  })
  return Buffer.from(`\ufeff${[PRODUCT_CSV_COLUMNS.join(','), ...rows].join('\r\n')}\r\n`)
}

const chooseTable = (page: Page, buffer: Buffer) =>
  page.locator('input[type=file][accept*=csv]').setInputFiles({ name: 'ponno.csv', mimeType: 'text/csv', buffer })

async function skusOf({ database }: Shop, { id }: GoodsSeller): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int from product_variants where seller = $1 and sku like 'GAMCHA-%'`, [id])
  return rows[0]?.count ?? 0
}
