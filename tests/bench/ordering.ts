import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { placeOrder } from '#contract/orders/orders.ts'
import { findChromium } from '../support/chromium.ts'
import { type Gateway, openGateway } from '../support/journeys/market/gateway.ts'
import { joinMarket, logIn, type Member, signInElsewhere } from '../support/journeys/member.ts'
import { makeEvent, makeSeller, makeTicket } from '../support/server/nouns/events.ts'
import { wholeOrder } from '../support/server/orders/order-crowd.ts'
import { beside } from './beside.ts'
import type { BenchOptions, Findings, Line } from './line.ts'
import { type ServedApp, withApp } from './serving.ts'

const ROUNDS = 5
const QUICK_ROUNDS = 2
/** A cheap phone against this machine. */
const SLOWER = 4
const QUIET_MS = 6000

const MOST_MS = { 'ticket sheet opens': 100, 'checkout, cold and offline': 1000, 'ticket, cold and offline': 1000 }
type What = keyof typeof MOST_MS

/** What a buyer waits for with the processor of a cheap phone: the sheet of tickets, and screens that a killed browser opens without network. */
export async function benchOrdering({ isQuick }: BenchOptions): Promise<Findings> {
  const found = new Map<What, number[]>()
  await withApp('demo', async (app) => {
    for (let round = 0; round < (isQuick ? QUICK_ROUNDS : ROUNDS); round++) {
      const gateway = await openGateway(app.service)
      try {
        for (const [what, ms] of Object.entries(await visit(app, gateway)) as [What, number][]) {
          console.error(`${what}: ${Math.round(ms)} ms`)
          found.set(what, [...(found.get(what) ?? []), ms])
        }
      } finally {
        await gateway.close()
      }
    }
  })
  const lines = [...found].map(([what, values]): Line => ({ goal: 'ordering', what: `${what}, CPU x${SLOWER}`, unit: 'ms', most: MOST_MS[what], values }))
  return { lines, raw: Object.fromEntries(found) }
}

/** One phone, from its first visit to its third start. */
async function visit(app: ServedApp, gateway: Gateway): Promise<Record<What, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'hatkhola-bench-'))
  const member = await joinMarket(app.service, 'bench')
  const { event, order } = await stock(app, member)
  try {
    const sheet = await onPhone(folder, async (page) => {
      await logIn(page, member, `${gateway.origin}/en/login`)
      for (const path of [`/en/tickets/${order}`, `/en/eventdetails/${event}`]) {
        await page.goto(gateway.origin + path)
        await page.waitForTimeout(QUIET_MS)
      }
      await slowDown(page)
      const ms = await openSheet(page)
      // Chosen, so that the checkout has something to show.
      await page.locator('dialog[open] button[aria-label^="One more"]').first().click()
      await page.getByRole('button', { name: 'Proceed with Order' }).click()
      await page.waitForURL(/evencheckout/)
      await page.waitForTimeout(QUIET_MS / 2)
      return ms
    })
    gateway.set('cut')
    const cold = (path: string, shows: string) => onPhone(folder, (page) => coldStart(page, gateway.origin + path, shows))
    return {
      'ticket sheet opens': sheet,
      'checkout, cold and offline': await cold(`/en/evencheckout/${event}`, 'input[name=full_name]'),
      'ticket, cold and offline': await cold(`/en/tickets/${order}`, 'main svg[role=img]'),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** An event that costs nothing and one that does, and an order of the first. */
const stock = (app: ServedApp, member: Member) =>
  beside(app, async ({ db }) => {
    const seller = await makeSeller(db)
    const free = await makeEvent(db, { seller, seats: 50, price: 0 })
    const freeTicket = await makeTicket(db, free, { price: 0, seats: 50, capacity: 50 })
    const event = await makeEvent(db, { seller, seats: 50, price: 500 })
    await makeTicket(db, event, { price: 500, seats: 50, capacity: 50 })
    const elsewhere = await signInElsewhere(app.service, member)
    const placed = await elsewhere.tell(placeOrder.path, wholeOrder([{ event_ticket: freeTicket, quantity: 2, price: 0 }]))
    if (!placed.ok) throw new Error(`no order: ${await placed.text()}`)
    const { event_order_id }: { event_order_id: string } = await placed.json()
    return { event, order: event_order_id }
  })

async function onPhone<T>(folder: string, work: (page: Page) => Promise<T>): Promise<T> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('The bench needs a Chromium and there is none. Install one, or name it: HATKHOLA_CHROMIUM=/path/to/chromium')
  const context: BrowserContext = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: ['--no-sandbox'],
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  try {
    return await work(context.pages()[0] ?? (await context.newPage()))
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** From the tap to the frame in which the sheet is there. */
const openSheet = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const button = [...document.querySelectorAll<HTMLElement>('main button, main a')].find(({ innerText }) => innerText.trim() === 'Order Now')
    if (!button) throw new Error('there is no "Order Now"')
    const begun = performance.now()
    button.click()
    const frame = () => new Promise(requestAnimationFrame)
    while (!document.querySelector('dialog[open]')) await frame()
    await frame()
    return performance.now() - begun
  })

/** From the start of the navigation to the frame in which the screen shows what it is for. */
async function coldStart(page: Page, address: string, shows: string): Promise<number> {
  await slowDown(page)
  await page.addInitScript((selector) => {
    const look = () => {
      const found = document.querySelector(selector)
      if (found && found.getBoundingClientRect().height > 0) requestAnimationFrame(() => Object.assign(globalThis, { shownAfter: performance.now() }))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, shows)
  await page.goto(address)
  await page.waitForFunction(() => 'shownAfter' in globalThis, undefined, { timeout: 20_000 })
  return page.evaluate(() => (globalThis as unknown as { shownAfter: number }).shownAfter)
}
