import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { placeShopPurchase } from '#contract/shop/checkout.ts'
import { violations } from '../support/journeys/accessible.ts'
import { openPhone, payByCard } from '../support/journeys/buying.ts'
import { chooseVariant, goodsOrdersOf, typeAddress } from '../support/journeys/buying-goods.ts'
import { type GoodsSeller, joinAsGoodsSeller, putOnSale } from '../support/journeys/market/seller-of-goods.ts'
import { goOffline, goOnline, type Shop, test } from '../support/journeys/market/shop.ts'
import { joinMarket, type Member, signIn, typeLogin } from '../support/journeys/member.ts'
import { PHONE } from '../support/journeys/phone.ts'
import { untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'

const QUILTS = 'Shonargaon Quilts'
const POTS = 'Dhamrai Pots'
const SAVED = 'Saved on this phone. Not ordered yet; stock is not reserved.'

interface Goods {
  weaver: GoodsSeller
  potter: GoodsSeller
  quilt: number
  pot: number
}

/** Two shops with one product each: quilts are brought by their seller's own rider, pots by a courier and paid before. */
async function twoShops(shop: Shop): Promise<Goods> {
  const weaver = await joinAsGoodsSeller(shop, QUILTS, [{ kind: 'rider', note: '', fee: 60, is_cod: true }])
  const potter = await joinAsGoodsSeller(shop, POTS, [{ is_cod: false }])
  const quilt = await putOnSale(shop, weaver, {
    title: 'Stitched quilt of Shonargaon',
    options: [{ name: 'Size', values: ['Single', 'Double'] }],
    variants: [
      { values: ['Single'], price: 1200, stock: 4 },
      { values: ['Double'], price: 1800, stock: 3 },
    ],
  })
  const pot = await putOnSale(shop, potter, {
    title: 'Clay water pot of Dhamrai',
    options: [{ name: 'Colour', values: ['Red', 'Black'] }],
    variants: [
      { values: ['Red'], price: 300, stock: 9 },
      { values: ['Black'], price: 350, stock: 9 },
    ],
  })
  return { weaver, potter, quilt: quilt.id, pot: pot.id }
}

const titled = (page: Page, name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
const ofSeller = (page: Page, name: string) => page.getByRole('region', { name })

/** The phone of somebody else. */
async function anotherPhone(browser: Browser, { origin }: Shop, member?: Member): Promise<Page> {
  const page = await (await browser.newContext({ ...PHONE, baseURL: origin, permissions: ['background-sync'] })).newPage()
  page.setDefaultTimeout(20_000)
  if (member) await signIn(page, member, origin)
  return page
}

test('goods of two shops, ordered without network and sent while no page is open: paid, delivered by a rider’s link, and money back for what is late', async ({
  shop,
  browser,
}) => {
  test.setTimeout(process.env.CI ? 300_000 : 180_000)
  const { weaver, potter, quilt, pot } = await twoShops(shop)
  const buyer = await joinMarket(shop.origin, 'buyer')
  const profile = await mkdtemp(join(tmpdir(), 'hatkhola-phone-'))
  const at = (path: string) => shop.origin + path
  const orders = () => goodsOrdersOf(shop, buyer)

  await test.step('a visitor fills a basket, signs in at the checkout, and finds it there', async () => {
    const { context, page } = await openPhone(profile)
    context.setDefaultTimeout(20_000)
    await chooseVariant(page, at(`/en/productdetails/${quilt}`), ['Double'])
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await expect(page.getByText('Added to basket: Stitched quilt of Shonargaon')).toBeVisible()
    await chooseVariant(page, at(`/en/productdetails/${pot}`), ['Black'])
    for (const times of [1, 2]) {
      await page.getByRole('button', { name: 'Add to basket' }).click()
      await expect(page.getByRole('banner').getByText(`${times + 1}`, { exact: true })).toBeVisible()
    }
    await page.getByRole('link', { name: 'View basket' }).click()
    await titled(page, 'Basket')
    await expect(ofSeller(page, QUILTS)).toContainText('Double')
    await expect(ofSeller(page, POTS)).toContainText('Black')
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Checkout' }).click()
    await page.getByRole('button', { name: 'Place order' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Log in to order.' })
    await alert.getByRole('link', { name: 'Log In' }).click()
    await typeLogin(page, buyer)
    await page.waitForURL(/\/en\/checkout$/)
    await expect(ofSeller(page, QUILTS)).toContainText('1 × Stitched quilt of Shonargaon · Double')
    await expect(ofSeller(page, POTS)).toContainText('2 × Clay water pot of Dhamrai · Black')
    await typeAddress(page)
    await ofSeller(page, QUILTS).locator('summary').click()
    await ofSeller(page, QUILTS).getByRole('radio', { name: 'Cash on delivery' }).check()
    await expect(page.getByText('You get two orders: one to pay online now, one to pay when it is delivered.')).toBeVisible()
    expect(await violations(page)).toEqual([])

    await untilAppIsHeld(page)
    await untilScreensAreHeld(page, 'members')
    await goOffline(shop, context)
    await page.getByRole('button', { name: 'Save order' }).click()
    await titled(page, SAVED)
    expect(await violations(page)).toEqual([])
    await context.close()
  })
  expect(await orders(), 'nothing has left the phone').toEqual([])

  const { context, page } = await openPhone(profile, true)
  context.setDefaultTimeout(20_000)
  await test.step('the browser was killed; the network comes back while no page is open: two purchases, each once', async () => {
    expect(context.pages().map((one) => one.url())).toEqual(['about:blank'])
    await goOnline(shop, context)
    await expect.poll(orders, { timeout: 40_000 }).toMatchObject([
      { method: 'cod', seller: weaver.user_id, pieces: 1, total: 1860, state: 'placed', purchase_state: 'confirmed' },
      { method: 'online', seller: potter.user_id, pieces: 2, total: 800, state: 'waiting', purchase_state: 'held' },
    ])
    expect(context.pages().map((one) => one.url())).toEqual(['about:blank'])
    expect(shop.line.asked.filter(({ method, path }) => method === 'POST' && path === placeShopPurchase.path)).toHaveLength(2)
  })

  await test.step('what became of them, and a payment by one tap', async () => {
    await page.goto(at('/en/outbox'))
    await expect(page.getByText('Order placed. Pay when it is delivered.')).toBeVisible()
    await page.getByRole('link', { name: 'Pay Now' }).click()
    await titled(page, 'Your products are held')
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await payByCard(page)
    await titled(page, 'Paid. Your order is placed')
    expect(await violations(page)).toEqual([])
    await page.goto(at('/en/basket'))
    await titled(page, 'Your basket is empty')
  })
  const [inCash, online] = await orders()
  expect(online).toMatchObject({ state: 'placed', purchase_state: 'confirmed' })

  const link = await test.step('its seller is told of it, ships it, and makes a link for a rider', async () => {
    const phone = await anotherPhone(browser, shop, weaver)
    await phone.goto('/en/notices')
    await phone
      .getByRole('main')
      .getByRole('link', { name: /New order/ })
      .click()
    await phone.waitForURL(new RegExp(`/en/shop_order/${inCash?.number.toLowerCase()}$`))
    await phone.getByRole('button', { name: 'Accept order' }).click()
    await phone.getByRole('button', { name: 'Mark as called' }).click()
    await expect(phone.getByText(/^You called the buyer/)).toBeVisible()
    await phone.getByRole('button', { name: 'Mark as packed' }).click()
    await phone.getByRole('button', { name: 'Mark as shipped' }).click()
    await phone.getByRole('dialog').getByLabel('Rider').fill('Jamal')
    await phone.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' }).click()
    await expect.poll(async () => (await orders())[0]?.state).toBe('shipped')
    await phone.getByText('More', { exact: true }).click()
    await phone.getByRole('button', { name: 'Link for a rider' }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click()
    const address = await phone
      .getByRole('dialog')
      .getByText(/\/rider\//)
      .innerText()
    await phone.context().close()
    return address
  })

  await test.step('the rider has no account, loses the network, types the buyer’s code, and is heard when it is back', async () => {
    await page.goto(at(`/en/shop_order/${inCash?.number.toLowerCase()}`))
    const code = await page
      .getByRole('region', { name: 'Your code' })
      .getByText(/^\d{6}$/)
      .innerText()
    const phone = await anotherPhone(browser, shop)
    await phone.goto(link)
    await titled(phone, 'Parcel to deliver')
    await expect(phone.getByText('BDT 1,860')).toBeVisible()
    expect(await violations(phone)).toEqual([])
    await untilAppIsHeld(phone)
    await untilScreensAreHeld(phone, 'riders')
    await goOffline(shop, phone.context())
    await phone.goto(link)
    await titled(phone, 'Parcel to deliver')
    await phone.getByLabel('Buyer’s code').fill(code)
    await phone.getByRole('button', { name: 'Delivered' }).click()
    await expect(phone.getByText(/^Code saved on this phone\. Not sent yet/)).toBeVisible()
    await goOnline(shop, phone.context())
    await expect(phone.getByText(/^Delivered\. Thank you!/)).toBeVisible({ timeout: 40_000 })
    await phone.context().close()
  })
  expect((await orders())[0]).toMatchObject({ state: 'delivered', delivered_by: 'code' })

  await test.step('the other seller is late: the buyer cancels, and the money is on its way back', async () => {
    const phone = await anotherPhone(browser, shop, potter)
    await phone.goto('/en/notices')
    await expect(phone.getByRole('main').getByRole('link', { name: /New order/ })).toBeVisible()
    await phone.context().close()
    await shop.database.pool.query(`update shop_orders set hand_over_by = now() - interval '1 hour' where number = $1`, [online?.number])
    await page.goto(at(`/en/shop_order/${online?.number.toLowerCase()}`))
    await expect(page.getByText(/^Late: /).first()).toBeVisible()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('You get the full amount back within 10 days, to where you paid from.')).toBeVisible()
    await dialog.getByRole('radio', { name: 'It is late' }).check()
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByText(/BDT 800 (?:will be|is being|was) refunded/)).toBeVisible()
  })
  expect((await orders())[1]).toMatchObject({ state: 'cancelled', refunded: 800 })
  await context.close()
  await rm(profile, { recursive: true, force: true })
})
