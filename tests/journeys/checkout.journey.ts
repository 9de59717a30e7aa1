import { expect, type Page } from '@playwright/test'
import { initiatePayment } from '#contract/purchases/payments.ts'
import { violations } from '../support/journeys/accessible.ts'
import { BUYER, choose, orderOf, payByCard, typeDetails } from '../support/journeys/buying.ts'
import { joinAsBuyer } from '../support/journeys/market/paid-buyer.ts'
import { goOffline, test } from '../support/journeys/market/shop.ts'
import { joinMarket, signIn, typeLogin } from '../support/journeys/member.ts'
import { alert, atCheckout, GALLERY, proceed, sendings } from '../support/journeys/ordering.ts'
import { touch, untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'
import { whereFound } from '../support/journeys/whole-phone.ts'

const title = (page: Page, name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

test('a visitor chooses and types, signs in on the way, finds everything again, and pays', async ({ shop, page }) => {
  const { event } = await shop.show([GALLERY, { title: 'Front row', price: 900, seats: 4 }])
  const member = await joinMarket(shop.origin, 'visitor')
  await choose(page, `/en/eventdetails/${event}`, 2)
  await typeDetails(page, { email: member.email, order_note: 'Near the door, please' })
  await proceed(page).click()
  await expect(alert(page)).toContainText('User not authenticated.')
  expect(await violations(page)).toEqual([])
  expect(sendings(shop)).toEqual([])
  await alert(page).getByRole('link', { name: 'Log In' }).click()
  await typeLogin(page, member)
  await page.waitForURL(new RegExp(`/en/evencheckout/${event}$`))
  await expect(page.getByText('What you typed earlier is here again.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue(BUYER.full_name)
  await expect(page.getByLabel('Phone Number')).toHaveValue(BUYER.phone_number)
  await expect(page.getByLabel('Email')).toHaveValue(member.email)
  await expect(page.getByLabel('Order Note')).toHaveValue('Near the door, please')
  await expect(page.getByRole('main')).toContainText('BDT 560')
  await proceed(page).click()
  await payByCard(page)
  await title(page, 'Payment Successful')
  expect(await shop.ordersOf(member.username)).toMatchObject([{ event, state: 'confirmed', seats: 2, tickets: 2, final_price: 560 }])
  await page.getByRole('link', { name: 'View order' }).click()
  await title(page, 'Your tickets are booked')
  expect(orderOf(page)).toMatch(/^\w{10}$/)
})

test('what was chosen and typed outlives a killed tab', async ({ shop, page, context }) => {
  const { event } = await shop.show([GALLERY])
  await atCheckout(shop, page, { event, quantity: 3 })
  await page.getByLabel('Order Note').fill('Vegetarian, three of us')
  await expect
    .poll(() => whereFound(page, ['Vegetarian, three of us']), { message: 'what was typed is kept' })
    .toContainEqual(expect.stringMatching(/^database/))
  await page.close()
  const tab = await context.newPage()
  await tab.goto(`/en/evencheckout/${event}`)
  await expect(tab.getByLabel('Order Note')).toHaveValue('Vegetarian, three of us')
  await expect(tab.getByLabel('Full Name')).toHaveValue(BUYER.full_name)
  await expect(tab.getByRole('main')).toContainText('BDT 810')
})

test('a payment that fails is said, and paid again while the seats are kept', async ({ shop, page }) => {
  const { event } = await shop.show([GALLERY])
  const member = await atCheckout(shop, page, { event })
  await proceed(page).click()
  await payByCard(page, 'Fail')
  await title(page, 'Payment Failed')
  expect(page.url()).toContain('/event-payment-fail?event_order_id=')
  await expect(page.getByText(/^Your seats are held until/)).toBeVisible()
  expect(await shop.ordersOf(member.username)).toMatchObject([{ state: 'held', tickets: 0 }])
  await page.getByRole('link', { name: 'Pay again' }).click()
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await payByCard(page)
  await title(page, 'Payment Successful')
  expect(await shop.ordersOf(member.username)).toMatchObject([{ state: 'confirmed', tickets: 1 }])
})

test('a buyer who leaves the payment page without paying is told that nothing was charged', async ({ shop, page }) => {
  const { event } = await shop.show([GALLERY])
  const member = await atCheckout(shop, page, { event })
  await proceed(page).click()
  await payByCard(page, 'Cancel')
  await title(page, 'Payment Cancelled')
  await expect(page.getByText('You left the payment page before paying. Nothing was charged.')).toBeVisible()
  await page.getByRole('link', { name: 'Pay again' }).click()
  // Both screens offer to cancel: the order's own has come once the time is counted.
  await expect(page.getByRole('timer')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await title(page, 'This order was cancelled')
  expect(await shop.ordersOf(member.username)).toMatchObject([{ state: 'cancelled', tickets: 0 }])
})

test('while the payment is undecided the buyer is not told to pay twice, and the page goes on by itself afterwards', async ({ shop, page }) => {
  await page.clock.install()
  const { event } = await shop.show([GALLERY])
  const member = await atCheckout(shop, page, { event })
  await shop.till.control({ validation: '500', query: '500', ipn_count: 0 })
  await proceed(page).click()
  await payByCard(page)
  await title(page, 'We do not know yet. Do not pay twice.')
  expect(page.url()).toContain('/check-payment?event_order_id=')
  expect(await violations(page)).toEqual([])
  await page.goto(`/en/event_order/${(await shop.ordersOf(member.username))[0]?.event_order_id.toLowerCase()}`)
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await page.goBack()
  await title(page, 'We do not know yet. Do not pay twice.')
  await shop.till.reset()
  // The page asks again and again; the service asks the provider only every three seconds.
  const look = async () => {
    await page.clock.fastForward(5_000)
    return page.getByRole('heading', { name: 'Payment Successful' }).count()
  }
  await expect.poll(look, { timeout: 30_000, intervals: [500] }).toBe(1)
  expect(await shop.ordersOf(member.username)).toMatchObject([{ state: 'confirmed', tickets: 1 }])
})

test('what costs nothing is complete at once, with its ticket', async ({ shop, page }) => {
  const { event } = await shop.show([{ title: 'Entry', price: 0, seats: 12 }])
  const member = await atCheckout(shop, page, { event })
  await page.getByRole('button', { name: 'Get tickets' }).click()
  await title(page, 'Your tickets are booked')
  expect(await shop.ordersOf(member.username)).toMatchObject([{ state: 'confirmed', final_price: 0, tickets: 1 }])
  await page.getByRole('main').getByRole('link', { name: 'Your tickets' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the gate' })).toBeVisible()
})

test('a payment page that cannot be opened leads to the order, which says so and can be paid', async ({ shop, page }) => {
  const { event } = await shop.show([GALLERY])
  const member = await atCheckout(shop, page, { event })
  const status = 500
  const code = 'gateway-down'
  const refusal = { type: 'about:blank', title: code, status, code }
  shop.line.treat(({ path }) => (path === initiatePayment.path ? { status, type: 'application/problem+json', body: JSON.stringify(refusal) } : 'pass'))
  await proceed(page).click()
  await expect(page).toHaveURL(/\/en\/event_order\/\w{10}\?payment_status=failed$/)
  await expect(page.getByText('Payment failed', { exact: true })).toBeVisible()
  await expect(page.getByText(/nothing you entered is lost/)).toBeVisible()
  shop.line.treat(() => 'pass')
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await payByCard(page)
  await title(page, 'Payment Successful')
  expect(await shop.ordersOf(member.username)).toMatchObject([{ state: 'confirmed', tickets: 1 }])
})

test('an order opens by its address: after a restart, without network with its age, and its receipt prints', async ({ shop, page, context }) => {
  const { ticket } = await shop.show([GALLERY], { title: 'Kantha Fair at Jessore' })
  const { buyer, event_order_id } = await joinAsBuyer(shop, { ticket, price: 250, quantity: 2 })
  const address = `/en/event_order/${event_order_id.toLowerCase()}`
  await signIn(page, buyer)
  await page.goto(address)
  await title(page, 'Your tickets are booked')
  await test.step('the receipt: on the screen and on paper', async () => {
    await page.getByRole('button', { name: 'Receipt' }).click()
    await expect(page.getByRole('dialog').getByText('Kantha Fair at Jessore')).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText('VISA')
    await page.keyboard.press('Escape')
    await page.emulateMedia({ media: 'print' })
    const paper = page.getByRole('main').locator('article')
    await expect(paper).toContainText('Kantha Fair at Jessore')
    await expect(paper).toContainText('560')
    await expect(page.getByRole('banner')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })
  await untilAppIsHeld(page)
  await untilScreensAreHeld(page, 'members')
  await untilScreensAreHeld(page, 'buyers')
  await page.close()
  await goOffline(shop, context)
  await context.clock.setSystemTime(Date.now() + 3 * 3_600_000)
  const tab = await context.newPage()
  await tab.goto(address)
  await touch(tab)
  await title(tab, 'Your tickets are booked')
  await expect(tab.getByText('Showing saved copy · 3 hours ago')).toBeVisible()
  await expect(tab.getByText('2 × BDT 250').filter({ visible: true })).toBeVisible()
})
