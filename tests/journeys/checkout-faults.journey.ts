import { expect } from '@playwright/test'
import { refresh } from '#contract/accounts/sessions.ts'
import type { ProblemCode } from '#contract/core/problem.ts'
import { initiatePayment, PAYMENT_PATHS } from '#contract/purchases/payments.ts'
import { BUYER, payByCard } from '../support/journeys/buying.ts'
import type { Treatment } from '../support/journeys/market/gateway.ts'
import { test } from '../support/journeys/market/shop.ts'
import { sessionOf } from '../support/journeys/member.ts'
import { alert, atCheckout, entries, GALLERY, isSaved, isSending, isSent, OUTBOX, proceed, refusal, sendings } from '../support/journeys/ordering.ts'
import { untilAppIsHeld } from '../support/journeys/reader.ts'

test('a tab that is killed while it sends leaves nothing half done', async ({ shop, page, context }) => {
  const { event } = await shop.show([GALLERY])
  const member = await atCheckout(shop, page, { event })
  shop.line.treat((asked) => (isSending(asked) ? 'silent' : 'pass'))
  await proceed(page).click()
  await expect.poll(() => sendings(shop).length).toBe(1)
  await page.close()
  shop.line.treat(() => 'pass')
  const tab = await context.newPage()
  await tab.goto(OUTBOX)
  await isSent(tab)
  expect(new Set(sendings(shop).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(await shop.ordersOf(member.username)).toHaveLength(1)
})

test('an order whose answer was lost is sent again and is the same order', async ({ shop, page }) => {
  const { event } = await shop.show([GALLERY])
  const member = await atCheckout(shop, page, { event, quantity: 2 })
  shop.line.treat((asked) => (isSending(asked) ? 'cut-after' : 'pass'))
  await proceed(page).click()
  await isSaved(page, true)
  expect(await shop.ordersOf(member.username), 'the service has it').toHaveLength(1)
  shop.line.treat(() => 'pass')
  await page.goto(OUTBOX)
  await isSent(page)
  expect(sendings(shop).length).toBeGreaterThan(1)
  expect(await shop.ordersOf(member.username)).toMatchObject([{ state: 'held', seats: 2 }])
})

test('a payment page whose address was lost opens at the next tap, and is one attempt to pay', async ({ shop, page }) => {
  const { event } = await shop.show([GALLERY])
  const member = await atCheckout(shop, page, { event })
  shop.line.treat(({ path }) => (path === initiatePayment.path ? 'cut-after' : 'pass'))
  await proceed(page).click()
  await expect(page).toHaveURL(/\/event_order\/\w{10}$/)
  shop.line.treat(() => 'pass')
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await payByCard(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  const [order] = await shop.ordersOf(member.username)
  expect(order).toMatchObject({ state: 'confirmed', tickets: 1 })
  const { rows } = await shop.database.pool.query('select 1 from payment_attempts a join purchases o on o.id = a.purchase where o.number = $1', [
    order?.event_order_id,
  ])
  expect(rows).toHaveLength(1)
})

for (const [fault, heard] of [
  ['cut', 0],
  ['cut-after', 1],
] as const) {
  test(`a buyer whose way back from the payment page breaks (${fault}) finds the order paid`, async ({ shop, page }) => {
    const { event } = await shop.show([GALLERY])
    const member = await atCheckout(shop, page, { event })
    // The provider's own message is lost as well: only asking brings it to light.
    await shop.till.control({ ipn_count: heard })
    shop.line.treat(({ path }) => (path.startsWith(PAYMENT_PATHS.success) ? fault : 'pass'))
    await proceed(page).click()
    await payByCard(page)
    await expect.poll(() => page.url()).toBe('chrome-error://chromewebdata/')
    await page.goto('/en/check-payment')
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible({ timeout: 20_000 })
    expect(await shop.ordersOf(member.username)).toMatchObject([{ state: 'confirmed', tickets: 1 }])
  })
}

test('a token that is too old is renewed once, and the order placed once', async ({ shop, page }) => {
  const { event } = await shop.show([GALLERY])
  const member = await atCheckout(shop, page, { event })
  // The worker sends as well, and the page hears of a token that it brought once its deferred parts run.
  await untilAppIsHeld(page)
  const tooOld = `Bearer ${(await sessionOf(page)).authToken}`
  shop.line.treat(({ headers }) => (headers.authorization === tooOld ? refusal('not-signed-in', 401) : 'pass'))
  shop.line.asked.length = 0
  await proceed(page).click()
  await payByCard(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  expect(shop.line.asked.filter(({ path }) => path === refresh.path)).toHaveLength(1)
  expect(sendings(shop).filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await shop.ordersOf(member.username)).toMatchObject([{ state: 'confirmed', tickets: 1 }])
})

test('a refusal is said where the buyer stands, nothing typed is lost, and the next try is a new one', async ({ shop, page }) => {
  const { event } = await shop.show([GALLERY])
  const member = await atCheckout(shop, page, { event })
  await page.getByLabel('Order Note').fill('By the window')
  // The second one is of a later version of the service; every other code: tests/app/orders/checkout-sending.test.tsx.
  const answers = [refusal('too-large', 413), refusal('tea-is-out' as ProblemCode, 409)]
  for (const answer of answers) {
    shop.line.treat((asked) => (isSending(asked) ? answer : 'pass'))
    await proceed(page).click()
    await expect(alert(page)).toContainText('Failed to place order. Please try again.')
    await expect(page.getByLabel('Order Note')).toHaveValue('By the window')
    await expect(page.getByLabel('Full Name')).toHaveValue(BUYER.full_name)
  }
  shop.line.treat(() => 'pass')
  await proceed(page).click()
  await expect(page.getByText('Test payment — no real money is taken')).toBeVisible()
  expect(new Set(sendings(shop).map(({ headers }) => headers['idempotency-key'])).size).toBe(answers.length + 1)
  expect(await shop.ordersOf(member.username)).toHaveLength(1)
})

/** Every other answer that decides nothing: tests/device/outbox/replay-answers.test.ts. */
const ODD: [what: string, Treatment, mayHaveArrived?: boolean][] = [
  ['too many requests, with a time to wait', { ...refusal('too-many-requests', 429), headers: { 'retry-after': '3' } }],
  ['an answer that breaks off', 'cut-within', true],
]

for (const [what, treatment, mayHaveArrived] of ODD) {
  test(`${what} decides nothing: the order waits, and goes out once`, async ({ shop, page }) => {
    const { event } = await shop.show([GALLERY])
    const member = await atCheckout(shop, page, { event })
    shop.line.treat((asked) => (isSending(asked) ? treatment : 'pass'))
    await proceed(page).click()
    await isSaved(page, mayHaveArrived)
    await page.goto(OUTBOX)
    await expect(entries(page)).toContainText('Waiting to send. Not booked yet.')
    shop.line.treat(() => 'pass')
    await isSent(page)
    expect(await shop.ordersOf(member.username)).toHaveLength(1)
    expect(new Set(sendings(shop).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })
}

test('a price that went up meanwhile is shown, old and new, and taken by a tap', async ({ shop, page }) => {
  const { event, ticket } = await shop.show([GALLERY])
  const member = await atCheckout(shop, page, { event, quantity: 2 })
  await shop.database.pool.query('update event_tickets set price = 300 where id = $1', [ticket])
  await proceed(page).click()
  await expect(alert(page)).toContainText('The price has changed. Nothing was booked.')
  await expect(alert(page)).toContainText('Gallery: BDT 250 → BDT 300')
  await expect(alert(page)).toContainText('Total amount: BDT 560 → BDT 660')
  expect(await shop.ordersOf(member.username)).toEqual([])
  await page.getByRole('button', { name: 'Accept new price: BDT 660' }).click()
  await payByCard(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  expect(await shop.ordersOf(member.username)).toMatchObject([{ state: 'confirmed', final_price: 660 }])
})
