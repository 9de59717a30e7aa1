import { expect, type Page } from '@playwright/test'
import { EVENT_PAGE_SIZE } from '#contract/events/events-filter.ts'
import { lookAtFocus } from '../support/journeys/accessible.ts'
import { startWalk } from '../support/journeys/look-around.ts'
import type { Gateway } from '../support/journeys/market/gateway.ts'
import { type SharedMarket, test } from '../support/journeys/market/walk.ts'
import { savedKeys, untilAlive, untilAppIsHeld } from '../support/journeys/reader.ts'
import { NARROWEST, WIDE } from '../support/journeys/sizes.ts'

interface Scene {
  page: Page
  gateway: Gateway
  stock: SharedMarket['stock']
  words: (typeof WORDS)['en' | 'bn']
  at: (path: string) => string
}

const WORDS = {
  en: {
    heart: 'Save for offline: Clay Lamp Workshop',
    search: 'Search',
    menu: 'Menu',
    filters: 'Filters',
    panel: 'Search for Events',
    apply: 'Apply Filters',
    min: 'Min price',
    share: 'Share',
    terms: 'Terms and Conditions',
    notHeld: 'This page is not saved on your phone yet',
    pause: 'Pause slideshow',
  },
  bn: {
    heart: 'অফলাইনের জন্য সেভ করুন: Clay Lamp Workshop',
    search: 'খুঁজুন',
    menu: 'মেনু',
    filters: 'ফিল্টার',
    panel: 'ইভেন্ট খুঁজুন',
    apply: 'ফিল্টার প্রয়োগ করুন',
    min: 'সর্বনিম্ন দাম',
    share: 'শেয়ার করুন',
    terms: 'শর্তাবলি',
    notHeld: 'এই পেজটি এখনো ফোনে সেভ করা নেই',
    pause: 'স্লাইড থামান',
  },
} as const

/** Every screen in every state it can be in, in an order in which each begins where the former ended. */
const SCENES: [string, (scene: Scene) => Promise<void>][] = [
  ['the market as it is', async ({ page, at }) => void (await page.goto(at('/events')))],
  [
    'an event of the market',
    async ({ page }) => {
      await page.locator('article h2 a').first().click()
      await expect(page.locator('main h1:not(.sr-only)')).toBeVisible()
    },
  ],
  ['the list', async ({ page, at }) => void (await page.goto(at('/events?q=rahima+shilaidaha')))],
  [
    'the search panel open',
    async ({ page, words }) => {
      await untilAppIsHeld(page)
      await page.locator('summary', { hasText: words.panel }).click()
      await page.locator('select[name=type]').selectOption('Offline')
    },
  ],
  [
    'the filters open, with a fault',
    async ({ page, words }) => {
      await page.locator('summary', { hasText: words.filters }).click()
      await page.getByLabel(words.min).fill('x')
      await page.getByRole('button', { name: words.apply }).click()
      await expect(page.locator('#min_price-fault')).toBeVisible()
    },
  ],
  ['the language menu open', async ({ page }) => page.locator('header summary').click()],
  [
    'the search window',
    async ({ page, words }) => {
      await page.getByRole('banner').getByRole('link', { name: words.search }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'the menu',
    async ({ page, words }) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: words.menu }).last().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  ['the list with chips', async ({ page, at }) => void (await page.goto(at('/events?q=shalukpur&type=Offline&min_price=370&sort=price-high')))],
  ['a list that is empty', async ({ page, at }) => void (await page.goto(at('/events?q=nothingofthekind')))],
  [
    'Help with an open answer',
    async ({ page, at }) => {
      await page.goto(at('/help'))
      await page.locator('main summary').first().click()
    },
  ],
  ['Terms', async ({ page, at }) => void (await page.goto(at('/terms')))],
  ['nothing saved', async ({ page, at }) => void (await page.goto(at('/saved')))],
  [
    'something saved',
    async ({ page, at, words }) => {
      await page.goto(at('/events?q=clay+lamp+shilaidaha'))
      await untilAlive(page)
      await page.getByRole('button', { name: words.heart }).click()
      await expect(page.getByRole('button', { name: words.heart })).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => savedKeys(page)).toHaveLength(1)
      await page.goto(at('/saved'))
      await expect(page.getByRole('article')).toHaveCount(1)
    },
  ],
  [
    'details with everything open',
    async ({ page, at, stock, words }) => {
      await page.goto(at(`/eventdetails/${stock.concert}`))
      await page.locator('summary', { hasText: words.terms }).click()
      await page.getByRole('button', { name: words.pause }).click()
    },
  ],
  [
    'sharing',
    async ({ page, words }) => {
      await page.getByRole('button', { name: words.share }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  ['details that are over', async ({ page, at, stock }) => void (await page.goto(at(`/eventdetails/${stock.past}`)))],
  ['a page that is not there', async ({ page, at }) => void (await page.goto(at('/nowhere')))],
  [
    'the list offline',
    async ({ page, gateway, at }) => {
      gateway.set('cut')
      await page.context().setOffline(true)
      await page.goto(at('/events?q=shalukpur'))
      await untilAlive(page)
      await page.keyboard.press('Shift')
      await expect(page.locator('header [role=status] p')).toBeVisible()
    },
  ],
  [
    'details of which the phone has the card',
    async ({ page, at, stock, words }) => {
      await page.goto(at(`/eventdetails/${stock.fairs[EVENT_PAGE_SIZE - 5]}`))
      await expect(page.getByText(words.notHeld)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Shalukpur/)
    },
  ],
  [
    'details of which the phone has nothing',
    async ({ page, at, stock, words }) => {
      await page.goto(at(`/eventdetails/${stock.fairs[20]}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notHeld)
    },
  ],
]

test('every screen in every state passes axe, fits, and can be hit', async ({ page, gateway, sharedMarket }) => {
  const { language, visit } = await startWalk(page)
  for (const [name, enter] of SCENES) {
    const scene = { page, gateway, stock: sharedMarket.stock, words: WORDS[language()], at: (path: string) => `/${language()}${path}` }
    await visit(name, () => enter(scene))
  }
})

for (const path of ['/en/events?q=rahima+shilaidaha', '/bn/eventdetails/concert']) {
  test(`on ${path} the focus is seen wherever it goes, and no bar lies over it`, async ({ page, sharedMarket }) => {
    await page.goto(path.replace('concert', String(sharedMarket.stock.concert)))
    await untilAlive(page)
    const wrong: string[] = []
    for (let tabs = 0; tabs < 80; tabs += 1) {
      await page.keyboard.press('Tab')
      const found = await page.evaluate(lookAtFocus)
      if (found === 'the end') break
      if (found) wrong.push(found)
    }
    expect(wrong).toEqual([])
  })
}

for (const width of [NARROWEST.width, WIDE.width]) {
  test(`at ${width} px the focus in the header does not scroll the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: NARROWEST.height })
    await page.goto('/en/events?q=shalukpur')
    await untilAppIsHeld(page)
    const buttons = page.getByRole('banner').locator('a, button, summary').filter({ visible: true })
    // A link, which the Tab key leaves for what stands in the header after it.
    await buttons.first().evaluate((element) => element.focus({ preventScroll: true }))
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    const places: [string, number][] = []
    while (await page.evaluate(() => document.activeElement?.closest('header.sticky') !== null)) {
      places.push(await page.evaluate((): [string, number] => [document.activeElement?.outerHTML.slice(0, 90) ?? '', scrollY]))
      await page.keyboard.press('Tab')
    }
    expect(places.length).toBeGreaterThan(2)
    expect(places.filter(([, top]) => top !== 700)).toEqual([])
  })
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves', async ({ page }) => {
    const moving = () => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    await page.goto('/en/events?q=rahima+shilaidaha')
    await untilAlive(page)
    expect(await moving()).toBe(0)
    await page.getByRole('button', { name: 'Menu' }).last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await moving()).toBe(0)
    await page.keyboard.press('Escape')
    await page
      .getByRole('article')
      .getByRole('link', { name: /^Lalon/ })
      .click()
    await expect(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible()
    expect(await moving()).toBe(0)
  })
})

test('a screen reader is told once what happens', async ({ page, gateway, context }) => {
  await page.goto('/en/events?q=shalukpur')
  await untilAppIsHeld(page)
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const region of document.querySelectorAll('[role=status], [aria-live]'))
      new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(region, { childList: true, subtree: true, characterData: true })
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  gateway.set('cut')
  await context.setOffline(true)
  await expect.poll(heard).toEqual(['You are offline · Showing saved copy'])
  gateway.set('open')
  await context.setOffline(false)
  await expect.poll(heard).toContain('Back online')
  expect((await heard()).filter((text) => text === 'Back online')).toHaveLength(1)
})
