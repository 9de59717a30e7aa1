import { expect, type Page } from '@playwright/test'
import { addressOf } from '#contract/core/endpoint.ts'
import { listEvents, readEvent } from '#contract/events/events.ts'
import { EVENT_PAGE_SIZE } from '#contract/events/events-filter.ts'
import { precached } from '../support/built-page.ts'
import { killApp, killWorker } from '../support/journeys/market/kill.ts'
import { test } from '../support/journeys/market/walk.ts'
import { heldAddresses, lookAgain, markDocument, savedKeys, switchLanguage, untilAlive, untilAppIsHeld, untilHeld } from '../support/journeys/reader.ts'

const LIST = '/events?q=shalukpur'
const LIST_ADDRESS = addressOf(listEvents, { query: { q: 'shalukpur', limit: String(EVENT_PAGE_SIZE) } })
const detailAddress = (id: number) => addressOf(readEvent, { params: { event_id: id } })
/** Beyond what is fetched ahead of a list, but in it. */
const LAST = EVENT_PAGE_SIZE - 1
const DAY_MS = 86_400_000

/** A phone that holds the app and a list. */
async function readList(page: Page): Promise<void> {
  await page.goto(LIST)
  await untilAppIsHeld(page)
  await untilHeld(page, [LIST_ADDRESS])
}

test('a captive portal is never taken for the market, and what it hid comes by itself', async ({ page, gateway, sharedMarket }) => {
  const portal = '<!doctype html><title>Cafe</title><h1>Log in to the WiFi of this cafe</h1>'
  await readList(page)
  gateway.treat(() => ({ body: portal }))
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(`/eventdetails/${sharedMarket.stock.fairs[LAST]}`)
  await expect(page.getByText('This page is not saved on your phone yet')).toBeVisible()
  await page.goto('/saved')
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await page.goto(`/eventdetails/${sharedMarket.stock.fairs[LAST]}`)
  await expect(page.getByText('This page is not saved on your phone yet')).toBeVisible()
  expect(await textsHeld(page)).not.toContain('Log in to the WiFi')
  expect(await heldAddresses(page)).not.toContain(detailAddress(sharedMarket.stock.fairs[LAST] ?? 0))
  gateway.treat(() => 'pass')
  // Back from the page on which one logs in to such a network.
  await lookAgain(page)
  await expect(page.getByText('An event.')).toBeVisible()
})

test('a network that never answers: what is held comes at once, what is not is called slow at 3 s and given up at 10 s', async ({ page, gateway }) => {
  await readList(page)
  gateway.set('silent')
  const begun = Date.now()
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(Date.now() - begun).toBeLessThan(2_500)
  await untilAlive(page)
  await page
    .getByRole('heading', { name: `Shalukpur Boat Fair ${LAST + 1}` })
    .getByRole('link')
    .click()
  await expect(page.getByText('Slow connection')).toBeVisible({ timeout: 5_000 })
  await expect(page.getByRole('heading', { name: `Shalukpur Boat Fair ${LAST + 1}`, level: 1 }), 'the card is known meanwhile').toBeVisible({ timeout: 1_000 })
  // Only the worker gives up at 10 s; left alone, the page would wait for 20 s.
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 14_000 })
  await expect(page.getByRole('heading', { name: `Shalukpur Boat Fair ${LAST + 1}` })).toBeVisible()
  gateway.set('open')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('An event.')).toBeVisible()
  await expect(page.getByText('Slow connection')).toHaveCount(0)
})

test('a search on a network that never answers looks through what is held', async ({ page, gateway }) => {
  await readList(page)
  gateway.set('silent')
  await page.goto(`/events?q=shalukpur&min_price=${90 + 10 * EVENT_PAGE_SIZE}`)
  await expect(page.getByText(/1 of \d+ saved events/)).toBeVisible()
  await expect(page.getByText(`Shalukpur Boat Fair ${EVENT_PAGE_SIZE}`)).toBeVisible()
})

test('answers of another shape and failures of the service leave what is held as it is', async ({ page, gateway, sharedMarket }) => {
  await readList(page)
  const unheld = sharedMarket.stock.fairs[LAST] ?? 0
  for (const wrong of [
    { type: 'application/json', body: '{"results":"none"}' },
    { type: 'application/json', body: '{"id":"seven"' },
    { status: 500, type: 'application/problem+json', body: '{"type":"about:blank","title":"Bug","status":500,"code":"bug"}' },
    { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' },
  ]) {
    gateway.treat(({ path }) => (path.startsWith('/api/') ? wrong : 'pass'))
    await page.goto(LIST)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto('/saved')
    await untilAlive(page)
    await page.evaluate((id) => history.pushState(null, '', `/eventdetails/${id}`), unheld)
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(page.getByRole('heading', { name: `Shalukpur Boat Fair ${LAST + 1}` })).toBeVisible()
    expect(await heldAddresses(page)).not.toContain(detailAddress(unheld))
  }
  gateway.treat(() => 'pass')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('An event.')).toBeVisible()
})

test('a first visit that breaks off leaves a page that can be read, and the next one mends it', async ({ page, gateway }) => {
  gateway.treat(({ path }) => (path.startsWith('/assets/') ? 'cut' : 'pass'))
  await page.goto(LIST)
  await expect(page.getByRole('article').first()).toBeVisible()
  gateway.treat(() => 'pass')
  await page.reload()
  await untilAppIsHeld(page)
  gateway.set('cut')
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a first visit whose scripts and style are refused at first hydrates by itself later', async ({ page, gateway }) => {
  const asked = new Map<string, number>()
  gateway.treat(({ path }) => {
    if (!path.startsWith('/assets/')) return 'pass'
    const times = (asked.get(path) ?? 0) + 1
    asked.set(path, times)
    return times === 1 ? { status: 503, body: '' } : 'pass'
  })
  await page.goto(LIST)
  const isTheSame = await markDocument(page)
  await untilAlive(page)
  await isTheSame()
  gateway.treat(() => 'pass')
  await page.getByRole('button', { name: 'Save for offline: Shalukpur Boat Fair 1', exact: true }).click()
  await expect.poll(() => savedKeys(page)).toHaveLength(1)
})

test('two tabs agree on the language and on what is saved', async ({ page, context }) => {
  await readList(page)
  const other = await context.newPage()
  await other.goto(LIST)
  await untilAlive(other)
  await page.getByRole('button', { name: 'Save for offline: Shalukpur Boat Fair 1', exact: true }).click()
  await expect(other.getByRole('button', { name: 'Save for offline: Shalukpur Boat Fair 1', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await switchLanguage(page, 'bn')
  await expect(other.getByText('৩০টি ফলাফল')).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('lang', 'bn')
})

test('a phone without room for the app reads on from the network, and keeps the app when there is room again', async ({ page, context, gateway }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: gateway.origin, quotaSize: 1 })
  const failures: Error[] = []
  page.on('pageerror', (failure) => failures.push(failure))
  await page.goto(LIST)
  await untilAlive(page)
  await page.getByRole('heading', { name: 'Shalukpur Boat Fair 1', exact: true }).getByRole('link').click()
  await expect(page.getByText('An event.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('An event.')).toBeVisible()
  expect(failures).toEqual([])
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: gateway.origin })
  await page.goto(LIST)
  await untilAppIsHeld(page)
})

test('a phone that refuses to store says so when something is to be saved', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The phone is full', 'QuotaExceededError')
    }
  })
  await page.goto(LIST)
  await untilAlive(page)
  const heart = page.getByRole('button', { name: 'Save for offline: Shalukpur Boat Fair 1', exact: true })
  await heart.click()
  await expect(page.getByText('Could not be saved on this phone. Free some space and try again.')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('what is saved without network is fetched when there is one, by itself', async ({ page, context, gateway }) => {
  await readList(page)
  gateway.set('cut')
  await context.setOffline(true)
  await page.getByRole('button', { name: `Save for offline: Shalukpur Boat Fair ${LAST + 1}`, exact: true }).click()
  await page.goto('/saved')
  await expect(page.getByRole('article')).toContainText(`Shalukpur Boat Fair ${LAST + 1}`)
  await untilAlive(page)
  gateway.set('open')
  await context.setOffline(false)
  await expect(page.getByText('Available offline')).toBeVisible()
})

test('a phone that kills the app and its worker at any moment ends with the whole app, and with what was saved', async ({
  page: first,
  context,
  gateway,
  sharedMarket,
}) => {
  let page = first
  const isAsset = (path: string) => path.startsWith('/assets/')
  const all = precached('visitor').filter(isAsset).length
  for (const part of [0.1, 0.4, 0.7]) {
    await page.goto(LIST)
    await expect.poll(() => gateway.asked.filter(({ path }) => isAsset(path)).length, { intervals: [20] }).toBeGreaterThan(part * all)
    page = await killApp(page)
  }
  await page.goto(LIST)
  await untilAppIsHeld(page)
  await page.getByRole('button', { name: 'Save for offline: Shalukpur Boat Fair 2', exact: true }).click()
  page = await killApp(page)
  await page.goto(LIST)
  await untilAlive(page)
  const heart = page.getByRole('button', { name: 'Save for offline: Shalukpur Boat Fair 2', exact: true })
  await expect(async () => {
    // What was under way may have died with it; then the heart is empty again, and says so.
    if ((await heart.getAttribute('aria-pressed')) === 'false') await heart.click()
    expect(await savedKeys(page)).toHaveLength(1)
  }).toPass()
  await page.reload()
  await expect(page.getByText('Available offline'), 'what the dead worker was to fetch is fetched after all').toBeVisible()
  await context.setOffline(true)
  page = await killApp(page)
  await page.goto(`/eventdetails/${sharedMarket.stock.fairs[1]}`)
  await expect(page.getByText('An event.')).toBeVisible()
})

test('a worker that was stopped starts again and works', async ({ page, context, sharedMarket }) => {
  await readList(page)
  await killWorker(page)
  await page.getByRole('button', { name: 'Save for offline: Shalukpur Boat Fair 2', exact: true }).click()
  await expect(page.getByText('Available offline')).toBeVisible()
  await context.setOffline(true)
  await killWorker(page)
  await page.goto(`/eventdetails/${sharedMarket.stock.fairs[1]}`)
  await expect(page.getByText('An event.')).toBeVisible()
})

test('a clock that is a day slow loses nothing and claims nothing', async ({ page, context, gateway }) => {
  await readList(page)
  await page.context().clock.setSystemTime(Date.now() - DAY_MS)
  const [worker] = context.serviceWorkers()
  await worker?.evaluate((shift) => {
    const now = Date.now.bind(Date)
    const Shifted = class extends Date {
      constructor(...given: [] | [number | string]) {
        super(given.length === 0 ? now() + shift : given[0])
      }
      static override now = () => now() + shift
    }
    Object.assign(globalThis, { Date: Shifted })
  }, -DAY_MS)
  gateway.asked.length = 0
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => gateway.asked.some(({ path, status }) => path === LIST_ADDRESS && status === 304), 'it asks again').toBe(true)
  await expect(page.getByText(/\d+ (day|hour|minute)s? ago/), 'what was just confirmed has no age').toHaveCount(0)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a server that is gone and comes back', async ({ page, gateway, sharedMarket }) => {
  await readList(page)
  await sharedMarket.kill9()
  try {
    await page.goto(`/eventdetails/${sharedMarket.stock.fairs[LAST]}`)
    await expect(page.getByText('This page is not saved on your phone yet')).toBeVisible()
  } finally {
    await sharedMarket.restart()
  }
  await expect(page.getByText('An event.')).toBeVisible({ timeout: 20_000 })
  expect(gateway.asked.some(({ status }) => status !== undefined && status >= 500)).toBe(false)
})

/** Everything readable in the caches and in the stored answers. */
const textsHeld = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })
