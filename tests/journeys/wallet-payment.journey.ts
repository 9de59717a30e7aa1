import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { aPhoto } from '../support/a-picture.ts'
import { lookAtFocus, violations } from '../support/journeys/accessible.ts'
import { addToBasket, giveAddress, goodsOrdersOf, goodsSeller, putOnSale } from '../support/journeys/market/goods.ts'
import { goOffline, goOnline, type Shop, test } from '../support/journeys/market/shop.ts'
import { joinMarket, type Member, signIn } from '../support/journeys/member.ts'
import { PHONE } from '../support/journeys/phone.ts'
import { untilAlive, untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'
import { NARROWEST } from '../support/journeys/sizes.ts'

const TRXID = 'CK19X7Q2LM'
const smsOf = (taka: string) => `Send Money Tk ${taka} to 01812345678 successful. Ref 1. Fee Tk 5.00. Balance Tk 120.30. TrxID ${TRXID} at 30/11/2026 18:01`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A phone of its own, with a signed-in account. */
async function phoneOf(browser: Browser, origin: string, member: Member): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin })
  const page = await context.newPage()
  await signIn(page, member)
  return { context, page }
}

/** Buys one product by mobile wallet: gives the address of its payment. */
async function buyByWallet(page: Page, product: number): Promise<string> {
  await page.goto(`/en/checkout?variant=${product}`)
  await untilAlive(page)
  const box = page.getByRole('radio', { name: /bKash, Nagad or Rocket/ })
  if (!(await box.isVisible())) await page.locator('main summary').first().click()
  await box.check()
  await button(page, 'Place order').click()
  await expect(page).toHaveURL(/\/en\/wallet_payment\//)
  return page.url()
}

const claimsOf = async ({ database }: Shop, { username }: Member) => {
  const mine = 'select b.id from buyers b join users u on u.id = b.user_id where u.username = $1'
  return (await database.pool.query<{ state: string; trxid: string }>(`select state, trxid from wallet_claims where buyer = (${mine}) order by id`, [username]))
    .rows
}

test('an order is paid by mobile wallet from a pasted SMS without network, its seller confirms it without network, and the TrxID is good once', async ({
  shop,
  browser,
}) => {
  test.setTimeout(240_000)
  const weaver = await goodsSeller(shop, 'weaver', 'Tangail Weavers')
  const sari = await putOnSale(shop, weaver, { title: 'Tangail cotton sari', price: 1200, stock: 3 })
  const buyer = await joinMarket(shop.elsewhere, 'rahima')
  await giveAddress(shop, buyer)
  const seller = await phoneOf(browser, shop.origin, weaver.member)
  const phone = await phoneOf(browser, shop.origin, buyer)
  const { page } = phone

  await test.step('the seller lists a number', async () => {
    await seller.page.goto('/en/walletclaims/numbers')
    await button(seller.page, 'Add a number').click()
    const dialog = seller.page.getByRole('dialog')
    await dialog.getByLabel('Mobile number').fill('01812-345678')
    expect(await violations(seller.page)).toEqual([])
    await dialog.getByRole('button', { name: 'Add a number' }).click()
    await expect(seller.page.getByText('01812-345678')).toBeVisible()
  })

  await test.step('the seller adds its QR code, cut out of a photo', async () => {
    await seller.page.locator('main input[type=file]').setInputFiles(await aPhoto())
    const editor = seller.page.getByRole('dialog')
    await expect(editor.getByRole('button', { name: 'Save' })).toBeEnabled()
    await editor.getByRole('button', { name: 'Save' }).click()
    await expect(seller.page.getByText('The QR code is saved.')).toBeVisible()
    await expect(seller.page.getByRole('img', { name: 'QR code of 01812-345678' })).toBeVisible()
    expect(await violations(seller.page)).toEqual([])
  })

  const payment = await test.step('the buyer chooses it at checkout, and sees number, amount and reference', async () => {
    await addToBasket(page, `/en/productdetails/${sari.id}`)
    const address = await buyByWallet(page, sari.variants[0] ?? 0)
    const [order] = await goodsOrdersOf(shop, buyer)
    for (const shown of ['01812-345678', 'BDT 1,300', order?.number ?? ''])
      await expect(page.getByRole('main').getByText(shown, { exact: true }).last()).toBeVisible()
    await expect(page.getByRole('img', { name: 'QR code of the seller’s bKash number' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Dial *247# for bKash' })).toHaveAttribute('href', 'tel:*247%23')
    await page.setViewportSize(NARROWEST)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROWEST.width)
    expect(await violations(page)).toEqual([])
    return address
  })

  await test.step('in airplane mode the SMS is pasted, read, still there after a reload, and kept to be sent', async () => {
    await untilAppIsHeld(page)
    await untilScreensAreHeld(page, 'members')
    await goOffline(shop, phone.context)
    await page.reload()
    await page.getByLabel('Paste the SMS or type the TrxID').fill(smsOf('1,300.00'))
    await expect(page.getByLabel('TrxID', { exact: true })).toHaveValue(TRXID)
    await expect(page.getByLabel('Amount you sent, in taka')).toHaveValue('1300')
    await page.reload()
    await expect(page.getByText('What you typed earlier is here again.')).toBeVisible()
    await expect(page.getByLabel('TrxID', { exact: true })).toHaveValue(TRXID)
    await button(page, 'Send').focus()
    expect(await page.evaluate(lookAtFocus)).toBe('')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Not sent yet: Say that you have paid')).toBeVisible()
    await expect(page.getByText(/confirmed/i)).toHaveCount(0)
    expect(await claimsOf(shop, buyer)).toEqual([])
    await page.goto('/en/outbox')
    await expect(page.getByText('Waiting to be sent. Nothing is confirmed yet.')).toBeVisible()
  })

  await test.step('with the network it is sent, and its seller is asked', async () => {
    await goOnline(shop, phone.context)
    await expect.poll(() => claimsOf(shop, buyer), { timeout: 60_000 }).toEqual([{ state: 'claimed', trxid: TRXID }])
    await page.goto(payment)
    await expect(page.getByText('Seller is asked', { exact: true })).toBeVisible()
    expect((await goodsOrdersOf(shop, buyer)).map(({ state }) => state)).toEqual(['waiting'])
  })

  await test.step('its seller compares it with their own SMS and answers in airplane mode', async () => {
    await seller.page.goto('/en/walletclaims')
    await expect(seller.page.getByText(TRXID)).toBeVisible()
    await untilAppIsHeld(seller.page)
    await untilScreensAreHeld(seller.page, 'sellers')
    await goOffline(shop, seller.context)
    await seller.page.reload()
    await seller.page.getByText('Compare with your SMS').click()
    await seller.page
      .getByLabel('Paste your wallet’s SMS')
      .fill(`You have received Tk 1,300.00 from 01712345678. Ref 1. Fee Tk 0.00. Balance Tk 1,540.75. TrxID ${TRXID} at 30/11/2026 18:01`)
    await expect(seller.page.getByText(`It fits: ${TRXID}, BDT 1,300`)).toBeVisible()
    await seller.page.setViewportSize(NARROWEST)
    expect(await violations(seller.page)).toEqual([])
    await button(seller.page, 'I have it').click()
    await seller.page.getByRole('dialog').getByRole('button', { name: 'I have it' }).click()
    await expect(seller.page.getByText('Not sent yet: I have it')).toBeVisible()
    expect(await claimsOf(shop, buyer)).toEqual([{ state: 'claimed', trxid: TRXID }])
  })

  await test.step('with the network it is one order, paid to its seller by the seller’s word', async () => {
    await goOnline(shop, seller.context)
    await expect.poll(() => claimsOf(shop, buyer), { timeout: 60_000 }).toEqual([{ state: 'confirmed', trxid: TRXID }])
    await page.goto(payment)
    await expect(page.getByText('Paid to the seller, says the seller', { exact: true })).toBeVisible()
    expect(await goodsOrdersOf(shop, buyer)).toMatchObject([{ method: 'wallet', state: 'placed' }])
    const { rows } = await shop.database.pool.query(
      'select count(*)::int as n from payment_attempts a join purchases p on p.id = a.purchase where p.method = $1',
      ['wallet'],
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  await test.step('the same TrxID for another order is refused, and names the first', async () => {
    const [first] = await goodsOrdersOf(shop, buyer)
    await addToBasket(page, `/en/productdetails/${sari.id}`)
    await buyByWallet(page, sari.variants[0] ?? 0)
    await page.getByLabel('Paste the SMS or type the TrxID').fill(smsOf('1,300.00'))
    await button(page, 'Send').click()
    await expect(page.getByText(`You have used this TrxID for order ${first?.number}.`)).toBeVisible()
    expect(await claimsOf(shop, buyer)).toHaveLength(1)
    expect(await violations(page)).toEqual([])
  })
  for (const { context } of [phone, seller]) await context.close()
})
