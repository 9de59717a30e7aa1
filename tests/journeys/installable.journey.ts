import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { launchOptions } from '../support/chromium.ts'
import { test as walk } from '../support/journeys/market/walk.ts'
import { PHONE } from '../support/journeys/phone.ts'
import { untilAlive, untilAppIsHeld, untilHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'

const DAY_MS = 86_400_000

/** A profile of its own: a private window, which is what journeys run in otherwise, cannot install anything. */
const test = walk.extend<{ phone: BrowserContext }>({
  phone: async ({ gateway }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'hatkhola-phone-'))
    const phone = await chromium.launchPersistentContext(profile, { ...launchOptions(), ...PHONE, baseURL: gateway.origin })
    await use(phone)
    await phone.close()
    await rm(profile, { recursive: true, force: true })
  },
})

interface Manifest {
  id: string
  scope: string
  start_url: string
  lang: string
  name: string
  icons: { src: string; sizes: string; purpose: string }[]
  shortcuts: { url: string }[]
}

const offer = (page: Page) => page.getByRole('region', { name: 'Install app' })

test('both languages have one valid manifest of one app, and Chromium installs it', async ({ phone, gateway }) => {
  const page = phone.pages()[0] ?? (await phone.newPage())
  const devtools = await phone.newCDPSession(page)
  const manifests: Manifest[] = []
  for (const language of ['en', 'bn'] as const) {
    await page.goto(`/${language}/events`)
    const { url, errors, data } = await devtools.send('Page.getAppManifest')
    expect(url).toBe(`${gateway.origin}/manifest-${language}.webmanifest`)
    expect(errors).toEqual([])
    expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
    const manifest: Manifest = JSON.parse(data ?? '{}')
    expect(manifest.lang).toBe(language)
    manifests.push(manifest)
  }
  const [english, bangla] = manifests
  for (const member of ['id', 'scope', 'start_url', 'icons'] as const) expect(bangla?.[member], member).toEqual(english?.[member])
  expect([english?.name, bangla?.name]).toEqual(['Hatkhola', 'হাটখোলা'])
  expect(english?.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']))
  for (const { url } of english?.shortcuts ?? []) expect((await phone.request.get(url)).status(), url).toBe(200)
  const started = await phone.request.get(english?.start_url ?? '')
  expect(new URL(started.url()).pathname).toBe('/')
})

test('every picture that is promised for the home screen is there in the size promised', async ({ phone, gateway }) => {
  const page = phone.pages()[0] ?? (await phone.newPage())
  await page.goto('/en/events')
  const manifest = await (await phone.request.get('/manifest-en.webmanifest')).json()
  const pictures: { src: string; sizes: string }[] = [
    ...manifest.icons,
    ...(manifest.screenshots ?? []),
    ...manifest.shortcuts.flatMap((one: { icons: object[] }) => one.icons),
  ]
  pictures.push({ src: '/icons/apple-touch-icon.png', sizes: '180x180' })
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
      return `${width}x${height}`
    }, gateway.origin + src)
    expect(size, src).toBe(sizes)
  }
})

test('installing is offered after something was of use, and not again within a month', async ({ phone }) => {
  const page = phone.pages()[0] ?? (await phone.newPage())
  await page.goto('/en/events?q=shalukpur')
  await untilAppIsHeld(page)
  await expect(offer(page), 'not on arrival').toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).last().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Install app' }), 'but whoever looks for it finds it').toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save for offline: Shalukpur Boat Fair 1', exact: true }).click()
  await expect(offer(page)).toBeVisible()
  await offer(page).getByRole('button', { name: 'Not now' }).click()
  await expect(offer(page)).toHaveCount(0)

  await page.reload()
  await untilAlive(page)
  await expectNoOffer(page)
  await phone.clock.setSystemTime(Date.now() + 29 * DAY_MS)
  await page.reload()
  await expectNoOffer(page)
  await phone.clock.setSystemTime(Date.now() + 31 * DAY_MS)
  await page.reload()
  await expect(offer(page)).toBeVisible()
})

test('a reader who comes back on another day is offered it, and the browser is asked by a tap', async ({ phone }) => {
  const page = phone.pages()[0] ?? (await phone.newPage())
  await page.goto('/en/events?q=shalukpur')
  await untilAppIsHeld(page)
  await phone.clock.setSystemTime(Date.now() + DAY_MS)
  await page.reload()
  await expect(offer(page)).toBeVisible()
  await page.evaluate(() => {
    Object.assign(window, { asked: 0 })
    BeforeInstallPromptEvent.prototype.prompt = async () => {
      Object.assign(window, { asked: 1 })
      return { outcome: 'dismissed', platform: '' }
    }
    Object.defineProperty(BeforeInstallPromptEvent.prototype, 'userChoice', { value: Promise.resolve({ outcome: 'dismissed' }) })
  })
  await offer(page).getByRole('button', { name: 'Install app' }).click()
  await expect.poll(() => page.evaluate(() => 'asked' in window && window.asked)).toBe(1)
  await expect(offer(page)).toHaveCount(0)
})

test('the installed app opens without network, wherever its icon and shortcuts lead', async ({ phone, gateway }) => {
  const page = phone.pages()[0] ?? (await phone.newPage())
  await page.goto('/events')
  await untilAppIsHeld(page)
  // As the browser says when it is done: nothing can press its own button here.
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await untilScreensAreHeld(page, 'home')
  await untilHeld(page, ['/api/home/'])
  gateway.set('cut')
  await phone.setOffline(true)
  for (const [address, title] of [
    ['/?source=pwa', 'All Categories'],
    ['/events', 'Events'],
    ['/jobportal', 'Job Portal'],
    ['/share', 'Shared with Hatkhola'],
    ['/saved', 'Saved pages'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true }), address).toBeVisible()
  }
})

test.describe('in Safari on a phone', () => {
  walk.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  })

  walk('the two steps are explained', async ({ page }) => {
    await page.addInitScript(() => addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation(), { capture: true }))
    await page.goto('/en/events')
    await untilAppIsHeld(page)
    await page.getByRole('button', { name: 'Menu' }).last().click()
    await expect(page.getByRole('dialog').getByText('Choose “Add to Home Screen”.')).toBeVisible()
  })
})

/** The offer would come with the rest of what comes late. */
async function expectNoOffer(page: Page): Promise<void> {
  await untilAlive(page)
  await page.getByRole('button', { name: 'Menu' }).last().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Install app' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offer(page)).toHaveCount(0)
}

declare const BeforeInstallPromptEvent: { prototype: { prompt: () => Promise<unknown> } }
