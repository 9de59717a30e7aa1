import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { listTicketKeys } from '#contract/events/tickets.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { isHolder, verifyTicket } from '#device/gate/ticket-check.ts'
import { violations } from '../support/journeys/accessible.ts'
import { BUYER, choose, openPhone, orderOf, payByCard, typeDetails } from '../support/journeys/buying.ts'
import { goOffline, goOnline, test } from '../support/journeys/market/shop.ts'
import { joinMarket, signIn } from '../support/journeys/member.ts'
import { untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'
import { textOfQr } from '../support/read-qr.ts'

const shownCode = (page: Page) => page.locator('figure:not([inert])').getByRole('img', { name: 'QR code for the gate' })

/** What the worker has put on the lock screen: title and text. */
const notifications = (context: BrowserContext): Promise<string[]> =>
  context.serviceWorkers()[0]!.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
  })

test('ordered without network, sent while no page was open, paid, and shown at a gate without network', async ({ shop }) => {
  const { event } = await shop.show([{ title: 'Gallery', price: 250, seats: 12 }], { title: 'Bhawaiya Night at Chilmari' })
  const member = await joinMarket(shop.origin, 'rahima')
  const profile = await mkdtemp(join(tmpdir(), 'hatkhola-phone-'))
  const at = (path: string) => shop.origin + path

  await test.step('the event is found and the network goes: the order is put together all the same, and said to be saved, not booked', async () => {
    const { context, page } = await openPhone(profile)
    await signIn(page, member, shop.origin)
    await page.goto(at(`/en/eventdetails/${event}`))
    await untilAppIsHeld(page)
    await untilScreensAreHeld(page, 'members')
    await untilScreensAreHeld(page, 'buyers')
    await goOffline(shop, context)
    await choose(page, at(`/en/eventdetails/${event}`), 2)
    await typeDetails(page)
    await expect(page.getByText('Saved on this phone. Seats are not reserved until it is sent.')).toBeVisible()
    await page.getByRole('button', { name: 'Save order — sends itself when you’re online' }).click()
    await expect(page.getByRole('heading', { name: 'Saved on this phone. Not booked yet.' })).toBeVisible()
    await page.getByRole('button', { name: 'Notify me when it is sent' }).click()
    await expect(page.getByText('We’ll notify you as soon as it is sent.')).toBeVisible()
    await context.close()
  })
  expect(await shop.ordersOf(member.username), 'nothing has left the phone').toEqual([])

  const { context, page } = await openPhone(profile, true)
  await test.step('the phone was switched off and on; the network comes back while no page is open: the order goes out, once', async () => {
    expect(context.pages().map((one) => one.url())).toEqual(['about:blank'])
    await goOnline(shop, context)
    await expect.poll(() => shop.ordersOf(member.username), { timeout: 40_000 }).toMatchObject([{ event, seats: 2, state: 'held', final_price: 560 }])
    await expect.poll(() => notifications(context)).toEqual(['Your order was sent: Bhawaiya Night at Chilmari'])
    expect(context.pages().map((one) => one.url())).toEqual(['about:blank'])
  })

  const event_order_id = await test.step('opened again: what became of it, and the one thing to do', async () => {
    await page.goto(at('/en/outbox'))
    await expect(page.getByText('Order created. Pay to confirm.', { exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Pay Now' }).click()
    await expect(page.getByRole('heading', { name: 'Your seats are held' })).toBeVisible()
    const id = orderOf(page)
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await payByCard(page)
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    expect(page.url()).toBe(at(`/en/event-payment-success?event_order_id=${id}`))
    await expect(page.getByText('They are on this phone now and open without internet.')).toBeVisible()
    return id
  })
  expect(await shop.ordersOf(member.username)).toMatchObject([{ event_order_id, state: 'confirmed', seats: 2, tickets: 2 }])
  const keys = await (await fetch(shop.origin + listTicketKeys.path)).json()
  await context.close()

  await test.step('at the gate, without network, the browser started anew: both tickets open, and are verified by the public keys alone', async () => {
    shop.line.set('cut')
    const phone = await openPhone(profile, true)
    await phone.page.goto(at('/en/tickets'))
    await phone.page.getByRole('link', { name: /Show 2 tickets/ }).click()
    const codes: string[] = []
    for (const seat of ['1 / 2', '2 / 2']) {
      await expect(phone.page.getByText(seat)).toBeVisible()
      const picture = await shownCode(phone.page).screenshot()
      const text = await textOfQr(picture)
      const claim = await verifyTicket(text ?? '', keys)
      expect(claim, `the code of ${seat}`).toMatchObject({ event })
      expect(claim && (await isHolder(claim, BUYER.full_name))).toBe(true)
      codes.push(claim?.code ?? '')
      if (seat === '1 / 2') await phone.page.getByRole('button', { name: 'Next ticket' }).click()
    }
    expect(new Set(codes).size).toBe(2)
    await phone.context.close()
  })
  expect(shop.line.asked.filter(({ method, path }) => method === 'POST' && path === placeOrder.path).length).toBe(1)
  await rm(profile, { recursive: true, force: true })
})
