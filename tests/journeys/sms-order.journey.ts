import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { violations } from '../support/journeys/accessible.ts'
import { tabInSight } from '../support/journeys/keyboard.ts'
import { addToBasket, giveAddress, goodsOrdersOf, goodsSeller, putOnSale } from '../support/journeys/market/goods.ts'
import { goOffline, goOnline, type Shop, test } from '../support/journeys/market/shop.ts'
import { joinMarket, type Member, signIn } from '../support/journeys/member.ts'
import { PHONE } from '../support/journeys/phone.ts'
import { untilAlive, untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'
import { NARROWEST } from '../support/journeys/sizes.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** A phone of its own, with a signed-in account. */
async function phoneOf(browser: Browser, origin: string, member: Member): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin })
  const page = await context.newPage()
  await signIn(page, member)
  return { context, page }
}

const stockOf = async ({ database }: Shop, variant: number | undefined): Promise<number> =>
  (await database.pool.query<{ stock: number }>('select stock from product_variants where id = $1', [variant])).rows[0]?.stock ?? -1

test('an order without network reaches its seller by SMS; once the phone is online again it is that one order', async ({ shop, browser }) => {
  test.setTimeout(240_000)
  const weaver = await goodsSeller(shop, 'weaver', 'Tangail Weavers')
  const sari = await putOnSale(shop, weaver, { title: 'Tangail cotton sari', price: 1200, stock: 3 })
  const [variant] = sari.variants
  const buyer = await joinMarket(shop.elsewhere, 'rahima')
  await giveAddress(shop, buyer)
  // Its line is not the one that is cut.
  const seller = await phoneOf(browser, shop.elsewhere, weaver.member)
  const { context, page } = await phoneOf(browser, shop.origin, buyer)

  await test.step('the seller says at which number the shop takes orders by SMS', async () => {
    await seller.page.goto('/en/products/delivery')
    await untilAlive(seller.page)
    await seller.page.getByLabel('Mobile number for orders by SMS').fill('01812-345678')
    await button(seller.page, 'Save SMS number').click()
    await expect(seller.page.getByText('Saved', { exact: true }).first()).toBeVisible()
    expect(await violations(seller.page)).toEqual([])
  })

  const sms = await test.step('the buyer orders without network, and is told how many SMS the order makes', async () => {
    await addToBasket(page, `/en/productdetails/${sari.id}`)
    await page.goto(`/en/checkout?variant=${variant}`)
    await untilAlive(page)
    await expect(button(page, 'Place order')).toBeVisible()
    await untilAppIsHeld(page)
    await untilScreensAreHeld(page, 'members')
    await goOffline(shop, context)
    await button(page, /^Save order/).click()
    await expect(page.getByRole('heading', { name: /^Saved on this phone/ })).toBeVisible()
    await expect(page.getByText('It is 1 SMS; your operator charges for it.')).toBeVisible()
    await page.setViewportSize(NARROWEST)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROWEST.width)
    expect(await violations(page)).toEqual([])
    const link = page.getByRole('link', { name: 'Write SMS to 01812-345678' })
    const href = (await link.getAttribute('href')) ?? ''
    // What opens the SMS app would leave the page of this browser, which has none.
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
    await tabInSight(page, /^Write SMS/)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/You opened this SMS/)).toBeVisible()
    expect(href).toContain('sms:+8801812345678?body=HK1%20')
    return decodeURIComponent(href.split('?body=')[1] ?? '')
  })

  await test.step('it is still offered after the tab was killed, in the outbox, and not thrown away without a question', async () => {
    await page.goto('/en/outbox')
    await expect(page.getByText(/You opened this SMS/)).toBeVisible()
    await button(page, 'Discard').click()
    await expect(page.getByRole('dialog').getByText(/Tangail Weavers may have your order already/)).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('its seller pastes the SMS, and has an order with its stock that no buyer has confirmed', async () => {
    await seller.page.goto('/en/orders?side=sold')
    await seller.page.getByRole('link', { name: 'Add an order from an SMS' }).click()
    await untilAlive(seller.page)
    await seller.page.getByLabel('SMS of the buyer').fill(sms)
    await expect(seller.page.getByText('1 piece, BDT 1,300 with delivery')).toBeVisible()
    await expect(seller.page.getByLabel('Name', { exact: true })).toHaveValue('Rahima Khatun')
    expect(await violations(seller.page)).toEqual([])
    await button(seller.page, 'Add order').click()
    await expect(seller.page).toHaveURL(/\/en\/shop_order\//)
    await expect(seller.page.getByText('By SMS, not confirmed by the buyer')).toBeVisible()
    expect(await stockOf(shop, variant)).toBe(2)
    expect(await goodsOrdersOf(shop, buyer)).toEqual([])
  })

  await test.step('the same SMS pasted once more is the same order', async () => {
    const address = seller.page.url()
    await seller.page.goto('/en/sms_order')
    await untilAlive(seller.page)
    await seller.page.getByLabel('SMS of the buyer').fill(sms)
    await expect(seller.page.getByLabel('Name', { exact: true })).toHaveValue('Rahima Khatun')
    await button(seller.page, 'Add order').click()
    await expect(seller.page.getByText('This order was here already.')).toBeVisible()
    await expect(seller.page).toHaveURL(address)
    expect(await stockOf(shop, variant)).toBe(2)
  })

  await test.step('with the network the phone sends the order: it is the one that its seller has', async () => {
    await goOnline(shop, context)
    await expect.poll(() => goodsOrdersOf(shop, buyer), { timeout: 60_000 }).toHaveLength(1)
    const [order] = await goodsOrdersOf(shop, buyer)
    expect(await stockOf(shop, variant)).toBe(2)
    await seller.page.reload()
    await expect(seller.page).toHaveURL(new RegExp(`${order?.number}$`, 'i'))
    await expect(seller.page.getByText('By SMS, confirmed by the buyer’s phone')).toBeVisible()
    await page.goto(`/en/shop_order/${order?.number.toLowerCase()}`)
    await expect(page.getByText('By SMS, confirmed by the buyer’s phone')).toBeVisible()
  })
})
