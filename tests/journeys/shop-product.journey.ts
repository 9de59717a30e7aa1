import { type Browser, expect, type Page } from '@playwright/test'
import { aPhoto } from '../support/a-picture.ts'
import { goodsOrdersOf, joinWithAddress } from '../support/journeys/buying-goods.ts'
import { joinAsGoodsSeller } from '../support/journeys/market/seller-of-goods.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { type Member, signIn } from '../support/journeys/member.ts'
import { PHONE } from '../support/journeys/phone.ts'
import { untilPictured } from '../support/journeys/reader.ts'

const TITLE = 'Handloom panjabi of Kumarkhali'

/** Adds an option and its values. */
async function addOption(page: Page, name: string, values: readonly string[]): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  const box = page.getByRole('textbox', { name: `New value: ${name}` })
  for (const value of values) {
    await box.fill(value)
    await box.press('Enter')
    await expect(page.getByRole('button', { name: `Change ${value}`, exact: true })).toBeVisible()
  }
}

/** A buyer on a phone of their own, about to order the one piece that is left. */
async function atTheLastPiece(browser: Browser, shop: Shop, product: number): Promise<{ page: Page; member: Member }> {
  const member = await joinWithAddress(shop)
  const page = await (await browser.newContext({ ...PHONE, baseURL: shop.origin })).newPage()
  await signIn(page, member, shop.origin)
  await page.goto(`/en/productdetails/${product}`)
  await page.getByRole('radio', { name: 'S', exact: true }).check()
  await page.getByRole('radio', { name: 'Red', exact: true }).check()
  await expect(page.getByRole('region', { name: 'Price and delivery' }).getByText('1 left')).toBeVisible()
  await page.getByRole('button', { name: 'Buy now' }).click()
  await expect(page.getByText(/House 4, Road 2/)).toBeVisible()
  return { page, member }
}

test('a product of six variants is made on a phone, stands in the shop, and its last piece is sold once to two who tap at once', async ({
  shop,
  page,
  browser,
}) => {
  const seller = await joinAsGoodsSeller(shop, 'Kumarkhali Looms')
  await signIn(page, seller)
  await test.step('picture, title, category, six variants at one price, and one of which there is a single piece', async () => {
    await page.goto('/en/products/new')
    await page
      .locator('main input[type=file]')
      .first()
      .setInputFiles(await aPhoto())
    await expect(page.locator('main form img[src^="blob:"]').first()).toBeVisible()
    await page.locator('input[name=title]').fill(TITLE)
    for (const name of ['product_category', 'product_subcategory']) {
      const list = page.locator(`select[name=${name}]`)
      await expect(list).toBeEnabled()
      await expect(list.locator('option')).not.toHaveCount(1)
      await list.selectOption({ index: 1 })
    }
    await page.getByRole('radio', { name: 'New', exact: true }).check()
    await addOption(page, 'Size', ['S', 'M', 'L'])
    await addOption(page, 'Colour', ['Red', 'Blue'])
    await expect(page.getByRole('heading', { name: /^6 variants/ })).toBeVisible()
    await page.getByLabel('Price (BDT) for several').fill('950')
    await page.getByLabel('Stock for several').fill('5')
    await page.getByRole('button', { name: 'Set', exact: true }).click()
    await page.getByRole('textbox', { name: 'Stock: S · Red' }).fill('1')
    await page.getByRole('textbox', { name: 'Description', exact: true }).click()
    await page.keyboard.insertText('Woven by hand of cotton.')
    await page.getByRole('button', { name: 'Post product' }).click()
    await page.waitForURL(/\/en\/products$/)
    await expect(page.getByText('Your product is on sale.')).toBeVisible()
  })
  const { rows } = await shop.database.pool.query<{ product: number; variant: number; stock: number }>(
    'select product, id as variant, stock from product_variants where seller = $1 order by position',
    [seller.user_id],
  )
  expect(rows.map(({ stock }) => stock)).toEqual([1, 5, 5, 5, 5, 5])
  const last = rows[0]

  await test.step('it stands in the shop, with its picture', async () => {
    await page.goto('/en/shop')
    await page.getByRole('main').getByRole('link', { name: TITLE }).click()
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await untilPictured(page)
  })

  await test.step('two tap at once: one has it, the other is told so and is not charged', async () => {
    const phones = [await atTheLastPiece(browser, shop, last?.product ?? 0), await atTheLastPiece(browser, shop, last?.product ?? 0)]
    await Promise.all(phones.map((phone) => phone.page.getByRole('button', { name: 'Place order' }).click()))
    const outcomes = phones.map(({ page: one }) => ({
      hasIt: one.waitForURL(/\/en\/shop_purchase\//).then(() => 'ordered'),
      isRefused: one
        .getByText(/^Not ordered:/)
        .waitFor()
        .then(() => 'refused'),
    }))
    const became = await Promise.all(outcomes.map(({ hasIt, isRefused }) => Promise.any([hasIt, isRefused])))
    expect([...became].sort()).toEqual(['ordered', 'refused'])
    const other = phones[became.indexOf('refused')]
    await expect(other?.page.getByText('Nothing of this order is available now. It stays in your basket.') ?? page.locator('none')).toBeVisible()
    const counts = await Promise.all(phones.map(async ({ member }) => (await goodsOrdersOf(shop, member)).length))
    expect(counts.map((count) => (count === 1 ? 'ordered' : 'refused'))).toEqual(became)
    for (const { page: one } of phones) await one.context().close()
  })
  const { rows: after } = await shop.database.pool.query('select stock, sold from product_variants where id = $1', [last?.variant])
  expect(after).toEqual([{ stock: 0, sold: 1 }])
})
