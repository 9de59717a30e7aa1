import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { addressOf } from '#contract/core/endpoint.ts'
import { readEvent } from '#contract/events/events.ts'
import { BUYER, choose, openPhone, payByCard, typeDetails } from '../support/journeys/buying.ts'
import { goOffline, goOnline, test } from '../support/journeys/market/shop.ts'
import { joinMarket, logIn, signIn, signInElsewhere, spoilToken } from '../support/journeys/member.ts'
import {
  alert,
  entries,
  entry,
  GALLERY,
  isSaved,
  isSending,
  isSent,
  OUTBOX,
  orderOffline,
  refusal,
  save,
  sendings,
  untilOrdered,
  wakeWorker,
} from '../support/journeys/ordering.ts'
import { lookAgain, untilAppIsHeld, untilHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'
import { whereFound } from '../support/journeys/whole-phone.ts'

test('a buyer who looks on sees the order go out, and can pay for it there', async ({ shop, page, context }) => {
  const { event } = await shop.show([GALLERY])
  const member = await orderOffline(shop, page, { event })
  await goOnline(shop, context)
  await expect(page.getByRole('heading', { name: 'Order created. Pay to confirm.' })).toBeVisible()
  await expect(page.getByText('Seats are not reserved until it is sent')).toHaveCount(0)
  await page.getByRole('link', { name: 'Pay Now' }).click()
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await payByCard(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await page.goto(OUTBOX)
  await expect(page.getByText('Nothing is waiting to be sent')).toBeVisible()
  expect(await shop.ordersOf(member.username)).toMatchObject([{ state: 'confirmed', tickets: 1 }])
})

test('six tabs and the worker, all of which see the network come back, send it once', async ({ shop, page, context }) => {
  const { event } = await shop.show([GALLERY])
  const member = await orderOffline(shop, page, { event })
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()))
  for (const tab of tabs) {
    await tab.goto(OUTBOX)
    await expect(entries(tab)).toContainText('Waiting to send. Not booked yet.')
  }
  await Promise.all([goOnline(shop, context), wakeWorker(context, page)])
  for (const tab of tabs) await isSent(tab)
  expect(await shop.ordersOf(member.username)).toHaveLength(1)
  expect(sendings(shop)).toHaveLength(1)
})

test('an order that is never taken does not hold up the next one', async ({ shop, page, context }) => {
  const [stones, reeds] = [await shop.show([GALLERY], { title: 'Boat of Stones' }), await shop.show([GALLERY], { title: 'Boat of Reeds' })]
  const member = await joinMarket(shop.origin, 'buyer')
  await signIn(page, member)
  for (const { event } of [stones, reeds]) {
    await page.goto(`/en/eventdetails/${event}`)
    // A glance keeps nothing.
    await untilHeld(page, [addressOf(readEvent, { params: { event_id: event } })])
  }
  await untilAppIsHeld(page)
  await untilScreensAreHeld(page, 'members')
  await untilScreensAreHeld(page, 'buyers')
  await goOffline(shop, context)
  for (const { event } of [stones, reeds]) {
    await choose(page, `/en/eventdetails/${event}`, 1)
    await typeDetails(page)
    await save(page).click()
    await isSaved(page)
  }
  const poison = () => sendings(shop)[0]?.headers['idempotency-key']
  shop.line.treat((asked) => (isSending(asked) && asked.headers['idempotency-key'] === poison() ? refusal('bug', 500) : 'pass'))
  await page.goto(OUTBOX)
  await goOnline(shop, context)
  await expect(entry(page, 'Boat of Reeds')).toContainText('Order created. Pay to confirm.')
  await expect(entry(page, 'Boat of Stones')).toContainText('Waiting to send. Not booked yet.')
  await expect(entry(page, 'Boat of Stones')).toContainText(/Tried \d+ times?/)
  expect(await shop.ordersOf(member.username)).toMatchObject([{ event: reeds.event }])
  shop.line.treat(() => 'pass')
  await entry(page, 'Boat of Stones').getByRole('button', { name: 'Send now' }).click()
  await expect(entry(page, 'Boat of Stones')).toContainText('Order created. Pay to confirm.')
  expect(await shop.ordersOf(member.username)).toMatchObject([{ event: reeds.event }, { event: stones.event }])
})

test('a phone without room says so before anything is called saved, and loses nothing that was typed', async ({ shop }) => {
  const { event } = await shop.show([GALLERY])
  const member = await joinMarket(shop.origin, 'buyer')
  const profile = await mkdtemp(join(tmpdir(), 'hatkhola-phone-'))
  const at = (path: string) => shop.origin + path
  const { context: before, page } = await openPhone(profile)
  await signIn(page, member, shop.origin)
  await page.goto(at(`/en/eventdetails/${event}`))
  await untilAppIsHeld(page)
  await untilScreensAreHeld(page, 'members')
  await untilScreensAreHeld(page, 'buyers')
  await before.close()

  // How much room there is the browser looks up when a database is opened.
  const phone = await openPhone(profile, true)
  const devtools = await phone.context.newCDPSession(phone.page)
  const room = (quotaSize?: number) => devtools.send('Storage.overrideQuotaForOrigin', { origin: shop.origin, ...(quotaSize && { quotaSize }) })
  shop.line.set('cut')
  await room(1)
  await choose(phone.page, at(`/en/eventdetails/${event}`), 1)
  await typeDetails(phone.page)
  await save(phone.page).click()
  await expect(alert(phone.page)).toContainText('This phone’s storage is full, so the order could not be saved.')
  await expect(phone.page.getByLabel('Full Name')).toHaveValue(BUYER.full_name)
  await expect(phone.page.getByLabel('Phone Number')).toHaveValue(BUYER.phone_number)
  await room()
  await save(phone.page).click()
  await isSaved(phone.page)
  await goOnline(shop, phone.context)
  await untilOrdered(shop, member)
  await phone.context.close()
  await rm(profile, { recursive: true, force: true })
})

test('a session that ends while an order waits: it waits for its owner, and goes on after the login', async ({ shop, page, context }) => {
  const { event } = await shop.show([GALLERY])
  const member = await orderOffline(shop, page, { event })
  await (await signInElsewhere(shop.elsewhere, member)).ask('/api/account/other_sessions/', 'DELETE')
  await spoilToken(page)
  await page.goto(OUTBOX)
  await goOnline(shop, context)
  await expect(entries(page)).toContainText('Log in again to send')
  expect(await shop.ordersOf(member.username)).toEqual([])
  await entries(page).getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(/\/en\/outbox$/)
  await isSent(page)
  expect(await shop.ordersOf(member.username)).toHaveLength(1)
})

test('a user who signs out is told how much waits; after that it is gone from the phone and was never sent', async ({ shop, page, context }) => {
  const { event } = await shop.show([GALLERY], { title: 'Nobanno at Singair' })
  const member = await orderOffline(shop, page, { event })
  await page.goto('/en/profileindex')
  await page.getByRole('button', { name: 'Log Out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out?' })
  await expect(dialog).toContainText('1 item still waiting to be sent')
  await dialog.getByRole('button', { name: 'Stay logged in' }).click()
  await page.goto(OUTBOX)
  await expect(entries(page)).toContainText('Nobanno at Singair')
  await page.goto('/en/profileindex')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await dialog.getByRole('button', { name: 'Log out and delete' }).click()
  await page.waitForURL(/\/en\/login$/)
  expect(await whereFound(page, [BUYER.full_name, BUYER.phone_number, BUYER.phone_number.slice(1)])).toEqual([])
  await goOnline(shop, context)
  await wakeWorker(context, page)
  await page.goto('/en/events')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(sendings(shop)).toEqual([])
  expect(await shop.ordersOf(member.username)).toEqual([])
})

test('another person on the same phone neither sees nor sends what waits; its owner does', async ({ shop, page, context }) => {
  const { event } = await shop.show([GALLERY], { title: 'Kirtan of Sreemangal' })
  const owner = await orderOffline(shop, page, { event })
  const other = await joinMarket(shop.elsewhere, 'other')
  await (await signInElsewhere(shop.elsewhere, owner)).ask('/api/account/other_sessions/', 'DELETE')
  await spoilToken(page)
  await page.goto(OUTBOX)
  await goOnline(shop, context)
  await expect(entries(page)).toContainText('Log in again to send')
  await logIn(page, other)
  shop.line.asked.length = 0
  await page.goto(OUTBOX)
  await expect(page.getByText('Nothing is waiting to be sent')).toBeVisible()
  await wakeWorker(context, page)
  await lookAgain(page)
  await page.goto('/en/orders')
  await expect(page.getByText('No orders yet')).toBeVisible()
  expect(await shop.ordersOf(other.username)).toEqual([])
  expect(await shop.ordersOf(owner.username)).toEqual([])
  expect(sendings(shop)).toEqual([])

  await page.goto('/en/profileindex')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.waitForURL(/\/en\/login$/)
  await logIn(page, owner)
  await page.goto(OUTBOX)
  await isSent(page)
  expect(await shop.ordersOf(owner.username)).toMatchObject([{ event, state: 'held' }])
})
