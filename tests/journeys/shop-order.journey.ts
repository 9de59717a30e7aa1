import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { placeShopPurchase } from '#contract/shop/checkout.ts'
import { violations } from '../support/journeys/accessible.ts'
import { openPhone, payByCard } from '../support/journeys/buying.ts'
import { addToBasket, chooseMethod, giveAddress, goodsOrdersOf, goodsRefundsOf, goodsSeller, putOnSale } from '../support/journeys/market/goods.ts'
import { goOffline, goOnline, type Shop, test } from '../support/journeys/market/shop.ts'
import { joinMarket, type Member, signIn, typeLogin } from '../support/journeys/member.ts'
import { PHONE } from '../support/journeys/phone.ts'
import { untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'

const SARI = 'Tangail cotton sari'
const MUG = 'Clay mug of Dhamrai'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A phone of its own, with a signed-in account. */
async function phoneOf(browser: Browser, origin: string, member?: Member): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin })
  const page = await context.newPage()
  if (member) await signIn(page, member)
  return { context, page }
}

test('a basket of two shops is ordered without network, paid online and at the door; one parcel comes by a rider, the late one is cancelled and refunded', async ({
  shop,
  browser,
}) => {
  test.setTimeout(240_000)
  const [weaver, potter] = [await goodsSeller(shop, 'weaver', 'Tangail Weavers'), await goodsSeller(shop, 'potter', 'Dhamrai Potters')]
  const sari = await putOnSale(shop, weaver, { title: SARI, price: 1200, stock: 3 })
  const mug = await putOnSale(shop, potter, { title: MUG, price: 350, stock: 9 })
  const buyer = await joinMarket(shop.elsewhere, 'rahima')
  await giveAddress(shop, buyer)
  const profile = await mkdtemp(join(tmpdir(), 'hatkhola-phone-'))
  const at = (path: string) => shop.origin + path

  await test.step('a visitor fills a basket from two shops, and signs in on the way to the checkout', async () => {
    const { context, page } = await openPhone(profile)
    await addToBasket(page, at(`/en/productdetails/${sari.id}`))
    await addToBasket(page, at(`/en/productdetails/${mug.id}`))
    await page
      .getByRole('link', { name: /^View basket/ })
      .first()
      .click()
    for (const title of [SARI, MUG]) await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click()
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).first().click()
    await typeLogin(page, buyer)
    await expect(page).toHaveURL(/\/en\/checkout/)
    await expect(page.getByText('House 12, Road 7')).toBeVisible()
    await untilAppIsHeld(page)
    for (const whose of ['members', 'shoppers'] as const) await untilScreensAreHeld(page, whose)
    await goOffline(shop, context)
    await chooseMethod(page, potter.name, 'Cash on delivery')
    await chooseMethod(page, weaver.name, 'Pay online: card or mobile wallet')
    await expect(page.getByText('online BDT 1,300 · at the door BDT 450')).toBeVisible()
    await button(page, 'Save order').click()
    await expect(page.getByRole('heading', { name: 'Saved on this phone. Not ordered yet; stock is not reserved.' })).toBeVisible()
    await context.close()
  })
  expect(await goodsOrdersOf(shop, buyer), 'nothing has left the phone').toEqual([])

  const phone = await openPhone(profile, true)
  await test.step('the browser is started again, and the network comes back while no page is open: two purchases, each once', async () => {
    await goOnline(shop, phone.context)
    await expect.poll(() => goodsOrdersOf(shop, buyer), { timeout: 60_000 }).toHaveLength(2)
    expect(phone.context.pages().map((one) => one.url())).toEqual(['about:blank'])
  })
  const orders = await goodsOrdersOf(shop, buyer)
  const [online, cash] = [orders.find(({ method }) => method === 'online'), orders.find(({ method }) => method === 'cod')]
  expect([online, cash]).toMatchObject([
    { seller: weaver.id, state: 'waiting' },
    { seller: potter.id, state: 'placed' },
  ])

  await test.step('the one is paid, and both sellers are told', async () => {
    const { page } = phone
    await page.goto(at('/en/outbox'))
    await expect(page.getByText('Order placed. Pay when it is delivered.', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Pay Now' }).click()
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await payByCard(page)
    await expect(page.getByRole('heading', { name: 'Paid. Your order is placed' })).toBeVisible({ timeout: 30_000 })
    for (const { id } of [weaver, potter]) await expect.poll(() => noticesOf(shop, id)).toContain('shop-sale')
  })

  await test.step('one seller calls, packs, and makes a link; the rider’s phone loses the network, and the code delivers the parcel once it is back', async () => {
    const seller = await phoneOf(browser, shop.origin, potter.member)
    const link = await handToRider(seller.page, cash?.number ?? '')
    await seller.context.close()
    const code = await codeOf(phone.page, at(`/en/shop_order/${cash?.number.toLowerCase()}`))
    const rider = await phoneOf(browser, shop.origin)
    await rider.page.goto(link)
    await expect(rider.page.getByText('BDT 450')).toBeVisible()
    await untilAppIsHeld(rider.page)
    await untilScreensAreHeld(rider.page, 'riders')
    await goOffline(shop, rider.context)
    await rider.page.reload()
    await rider.page.getByLabel('Buyer’s code').last().fill(code)
    await button(rider.page, 'Delivered').click()
    await expect(rider.page.getByText('Code saved on this phone. Not sent yet')).toBeVisible()
    expect((await goodsOrdersOf(shop, buyer)).find(({ method }) => method === 'cod')?.state).not.toBe('delivered')
    await goOnline(shop, rider.context)
    await expect(rider.page.getByText('Delivered. Thank you!')).toBeVisible({ timeout: 60_000 })
    await rider.context.close()
  })

  await test.step('the other is late: its buyer cancels it with one tap, and the money is back', async () => {
    await shop.database.pool.query(
      `update shop_orders set placed_at = placed_at - interval '3 days', hand_over_by = hand_over_by - interval '3 days' where number = $1`,
      [online?.number],
    )
    const { page } = phone
    await page.goto(at(`/en/shop_order/${online?.number.toLowerCase()}`))
    await expect(page.getByText(/^Late: /).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await button(page, 'Cancel order').first().click()
    await page.getByRole('dialog').getByRole('radio', { name: 'It is late' }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
    const states = async () => Object.fromEntries((await goodsOrdersOf(shop, buyer)).map(({ method, state }) => [method, state]))
    await expect.poll(states).toEqual({ online: 'cancelled', cod: 'delivered' })
    await expect.poll(() => goodsRefundsOf(shop, online?.purchase ?? ''), { timeout: 60_000 }).toEqual([{ amount: 1300, state: 'refunded' }])
  })
  expect(shop.line.asked.filter(({ method, path }) => method === 'POST' && path === placeShopPurchase.path)).toHaveLength(2)
  await phone.context.close()
  await rm(profile, { recursive: true, force: true })
})

async function noticesOf({ database }: Shop, user: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ kind: string }>('select kind from notices where user_id = $1', [user])
  return rows.map(({ kind }) => kind)
}

/** @returns the address that a rider opens */
async function handToRider(page: Page, number: string): Promise<string> {
  await page.goto(`/en/shop_order/${number.toLowerCase()}`)
  await button(page, 'Accept order').click()
  await button(page, 'Mark as called').click()
  await button(page, 'Mark as packed').click()
  await expect(page.getByText('Packed', { exact: true }).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByText('More', { exact: true }).click()
  await button(page, 'Link for a rider').click()
  await button(page, 'Make a link').click()
  return (
    (await page
      .getByRole('dialog')
      .getByText(/\/rider\//)
      .textContent()) ?? ''
  )
}

async function codeOf(page: Page, address: string): Promise<string> {
  await page.goto(address)
  const text = await page.getByRole('region', { name: 'Your code' }).textContent()
  return /\d{6}/.exec(text ?? '')?.[0] ?? ''
}
