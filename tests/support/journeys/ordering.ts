import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { ProblemCode } from '#contract/core/problem.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { choose, typeDetails } from './buying.ts'
import type { Asked, MadeUp } from './market/gateway.ts'
import { goOffline, type Shop } from './market/shop.ts'
import { joinMarket, type Member, signIn } from './member.ts'
import { lookAgain, untilAppIsHeld, untilScreensAreHeld } from './reader.ts'

export const GALLERY = { title: 'Gallery', price: 250, seats: 12 }
export const OUTBOX = '/en/outbox'
export const alert = (page: Page) => page.getByRole('main').getByRole('alert')
export const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Pay' })
export const save = (page: Page) => page.getByRole('button', { name: 'Save order — sends itself when you’re online' })
export const entries = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
export const entry = (page: Page, title: string) => entries(page).filter({ hasText: title })
export const isSending = ({ method, path }: Asked) => method === 'POST' && path === placeOrder.path
export const sendings = ({ line }: Shop) => line.asked.filter(isSending)
export const refusal = (code: ProblemCode, status: number, more: object = {}): MadeUp => ({
  status,
  type: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: code, status, code, ...more }),
})

interface Options {
  event: number
  quantity?: number
}

/** A user with an account at the checkout of an event, everything typed. */
export async function atCheckout({ origin }: Shop, page: Page, { event, quantity = 1 }: Options): Promise<Member> {
  const member = await joinMarket(origin, 'buyer')
  await signIn(page, member)
  await choose(page, `/en/eventdetails/${event}`, quantity)
  await typeDetails(page)
  // The account says it, a moment later on a phone that asks for the first time.
  await expect(page.getByLabel('Email')).toHaveValue(member.email)
  return member
}

/** The same on a phone that holds the app, and then loses the network and has the order wait. */
export async function orderOffline(shop: Shop, page: Page, options: Options): Promise<Member> {
  const member = await atCheckout(shop, page, options)
  await untilAppIsHeld(page)
  await untilScreensAreHeld(page, 'members')
  await untilScreensAreHeld(page, 'buyers')
  await goOffline(shop, page.context())
  await save(page).click()
  await isSaved(page)
  return member
}

/** @param mayHaveArrived the network has let us down half way. */
export const isSaved = (page: Page, mayHaveArrived = false) =>
  expect(page.getByRole('heading', { name: `Saved on this phone. ${mayHaveArrived ? 'It may have arrived.' : 'Not booked yet.'}` })).toBeVisible()

/** Its buyer looks at the phone now and then. */
export const isSent = async (page: Page) => {
  const look = async () => {
    await lookAgain(page)
    return entries(page).getByText('Order created. Pay to confirm.').count()
  }
  await expect.poll(look, { timeout: 40_000, intervals: [500] }).toBe(1)
}
export const untilOrdered = (shop: Shop, { username }: Member, count = 1) => expect.poll(() => shop.ordersOf(username), { timeout: 40_000 }).toHaveLength(count)

/** Has the browser wake the worker for what waits, as it does when it thinks that there is a network. */
export async function wakeWorker(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const { origin } = new URL(page.url())
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted)
      if (ours) resolve(ours.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    tag: 'outbox',
    lastChance: false,
  })
}
