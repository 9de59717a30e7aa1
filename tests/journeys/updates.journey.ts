import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { addressOf } from '#contract/core/endpoint.ts'
import { readEvent } from '#contract/events/events.ts'
import { scriptsOf } from '../support/built-page.ts'
import { type Build, makeBuild, serveBuild } from '../support/journeys/market/deploy.ts'
import { type SharedMarket, test as walk } from '../support/journeys/market/walk.ts'
import { heldAddresses, lookAgain, markDocument, touch, untilAlive, untilAppIsHeld } from '../support/journeys/reader.ts'

interface Server {
  build: Build
  origin: string
  close(): Promise<void>
}

async function serve(version: string, market: SharedMarket, before?: Build): Promise<Server> {
  const build = makeBuild(version, before)
  const { origin, app } = await serveBuild(build, market)
  const close = async () => {
    await app.end('SIGTERM')
    build.remove()
  }
  return { build, origin, close }
}

/** The versions that follow the present one, each by a server of its own. */
const test = walk.extend<object, { second: Server; third: Server }>({
  second: [
    async ({ sharedMarket }, use) => {
      const server = await serve('v2', sharedMarket)
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  third: [
    async ({ sharedMarket, second }, use) => {
      const server = await serve('v3', sharedMarket, second.build)
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** What the page says about its version; the present one says nothing. */
const mark = (page: Page, version?: string) => page.locator(version ? `meta[name=build][content=${version}]` : 'meta[name=build]')

const offer = (page: Page) => page.getByRole('region', { name: 'New version available' })

test('the very first update is offered, waits for the reader who types, and is taken by one tap', async ({ page, gateway, second }) => {
  await page.goto('/events?q=shalukpur')
  await untilAppIsHeld(page)
  await page.locator('summary', { hasText: 'Search for Events' }).click()
  await page.getByLabel('Event or seller').fill('half a wo')
  const stayedTheSame = await markDocument(page)
  gateway.leadTo(second.origin)
  await lookAgain(page)
  // A new worker fetches and keeps the whole app before there is anything to offer.
  await expect(offer(page)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByLabel('Event or seller')).toHaveValue('half a wo')
  await stayedTheSame()
  await expect(mark(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(mark(page, 'v2')).toBeAttached()
  await expect(offer(page)).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('an update that was put off is taken at the next start, and works without network', async ({ page, context, gateway, second }) => {
  await page.goto('/events?q=shalukpur')
  await untilAppIsHeld(page)
  gateway.leadTo(second.origin)
  await lookAgain(page)
  await offer(page).getByRole('button', { name: 'Not now' }).click()
  await expect(offer(page)).toHaveCount(0)
  await page.goto('/events?q=rahima+shilaidaha')
  await touch(page)
  await expect(mark(page, 'v2')).toBeAttached()
  // At once: what the new version had fetched while it waited is all there.
  gateway.set('cut')
  await context.setOffline(true)
  await page.goto('/saved')
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await expect(mark(page, 'v2')).toBeAttached()
})

test('several updates in one visit: the page that stayed open through them takes the last', async ({ page, gateway, second, third }) => {
  await page.goto('/events?q=shalukpur')
  await untilAppIsHeld(page)
  gateway.leadTo(second.origin)
  await lookAgain(page)
  await expect(offer(page)).toBeVisible({ timeout: 30_000 })
  gateway.leadTo(third.origin)
  await lookAgain(page)
  await expect.poll(() => gateway.asked.filter(({ path }) => path === '/shell.html').length).toBeGreaterThan(2)
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null)).toBeNull()
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(mark(page, 'v3')).toBeAttached()
})

test('a tab that another one updated goes on working', async ({ page, context, gateway, second }) => {
  await page.goto('/events?q=shalukpur')
  await untilAppIsHeld(page)
  const other = await context.newPage()
  await other.goto('/saved')
  await touch(other)
  gateway.leadTo(second.origin)
  await lookAgain(page)
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(mark(page, 'v2')).toBeAttached()
  await other.getByRole('button', { name: 'Menu' }).last().click()
  await expect(other.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test.describe('without a worker', () => {
  walk.use({ serviceWorkers: 'block' })

  test('a page of before a deploy still finds its parts', async ({ page, gateway, second }) => {
    await page.goto('/events?q=shalukpur')
    await touch(page)
    const stayedTheSame = await markDocument(page)
    gateway.leadTo(second.origin)
    await page.getByRole('button', { name: 'Menu' }).last().click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await stayedTheSame()
  })

  test('a page older than two deploys mends itself with one reload', async ({ page, gateway, third }) => {
    await page.goto('/events?q=shalukpur')
    await expect(page.locator('html.js')).toBeAttached()
    await touch(page)
    const offers = scriptsOf('src/app/shell/deferred-offers.tsx')
    const missing = () => offers.filter((part) => gateway.asked.every(({ path }) => path !== part))
    await expect.poll(missing, 'what runs beside the screens has come').toEqual([])
    gateway.leadTo(third.origin)
    await page.getByRole('button', { name: 'Menu' }).last().click()
    await expect(mark(page, 'v3')).toBeAttached()
    await untilAlive(page)
    const menu = page.getByRole('dialog', { name: 'Menu' })
    // Where the page has mended itself before the tap, that one has opened it.
    if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Menu' }).last().click()
    await expect(menu).toBeVisible()
    expect(gateway.asked.filter(({ headers }) => headers['sec-fetch-mode'] === 'navigate')).toHaveLength(2)
  })
})

test('the emergency brake frees every phone, and takes nothing that was saved', async ({ page, gateway, sharedMarket }) => {
  const brake = await readFile(join(resolve(import.meta.dirname, '../..'), 'public/sw-kill.js'), 'utf8')
  await page.goto('/events?q=clay+lamp+shilaidaha')
  await untilAppIsHeld(page)
  await page.getByRole('button', { name: 'Save for offline: Clay Lamp Workshop' }).click()
  await expect(page.getByText('Available offline')).toBeVisible()
  gateway.treat(({ path }) => (path === '/sw.js' ? { type: 'text/javascript', body: brake } : 'pass'))
  await lookAgain(page)
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => 1)).toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => ['?'])).toEqual([])
  const response = await page.goto('/saved')
  expect(response?.fromServiceWorker()).toBe(false)
  await expect(page.getByText('Clay Lamp Workshop')).toBeVisible()

  gateway.treat(() => 'pass')
  // Another list than the one it was saved from: nothing else brings it back.
  await page.goto('/events?q=shalukpur')
  await untilAppIsHeld(page)
  const detail = addressOf(readEvent, { params: { event_id: sharedMarket.stock.soldOut } })
  await expect.poll(() => heldAddresses(page), 'what was saved is fetched again').toContain(detail)
  const pictures = () => page.evaluate(async () => (await (await caches.open('saved-images')).keys()).length)
  await expect.poll(pictures, 'its pictures as well').toBeGreaterThan(0)
})
