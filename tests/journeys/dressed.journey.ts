import { expect, type Page } from '@playwright/test'
import { test } from '../support/walk.ts'

const WIDTHS = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } }
const SCREENS = [
  '',
  '/category',
  '/category/health',
  '/events',
  'concert',
  '/jobportal',
  'job',
  '/blogs',
  'article',
  '/search?q=concert',
  '/saved',
  '/login',
  '/nowhere',
]

for (const [device, viewport] of Object.entries(WIDTHS)) {
  for (const language of ['en', 'bn'] as const) {
    test(`what the server wrote looks the same in ${language} on a ${device} with its own style as with the whole one`, async ({ page, sharedMarket }) => {
      const { stock } = sharedMarket
      await page.setViewportSize(viewport)
      const things: Record<string, string> = {
        concert: `/eventdetails/${stock.concert}`,
        job: await firstOf(page, '/jobportal', 'jobdetails'),
        article: await firstOf(page, '/blogs', 'blogs'),
      }
      for (const screen of SCREENS) {
        const sheet = await holdSheet(page)
        // The sheet that is held is part of what the page loads.
        await page.goto(`/${language}${things[screen] ?? screen}`, { waitUntil: 'commit' })
        await sheet.asked
        const before = await looksOf(page)
        expect(before.length, screen).toBeGreaterThan(20)
        await sheet.come()
        expect(await looksOf(page), screen).toEqual(before)
      }
    })
  }
}

test('a page whose style does not come whole stays as the server wrote it, and its links lead to dressed pages', async ({ page, sharedMarket }) => {
  await page.route('**/assets/*.css', (route) => route.abort())
  await page.goto('/en/events?q=shilaidaha')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).not.toHaveClass(/alive/)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/en/eventdetails/${sharedMarket.stock.concert}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '600')
  await expect(page.locator('nav.tab-bar')).toHaveCSS('position', 'fixed')
})

/** The address of the first one in a list. */
async function firstOf(page: Page, list: string, noun: string): Promise<string> {
  const html = await (await page.request.get(`/en${list}`)).text()
  return new RegExp(`/${noun}/\\d+`).exec(html)?.[0] ?? ''
}

/** Lets no script come, and the whole style only when it is told to. */
async function holdSheet(page: Page): Promise<{ asked: Promise<void>; come: () => Promise<void> }> {
  await page.unrouteAll()
  await page.route('**/assets/*.js', (route) => route.abort())
  const told = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route('**/assets/*.css', async (route) => {
    asked.resolve()
    await told.promise
    await route.continue()
  })
  return {
    asked: asked.promise,
    come: async () => {
      const isThere = page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet)
      told.resolve()
      await isThere
    },
  }
}

/** Place, size, colours and letters of each element, as one line. */
const looksOf = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const style = getComputedStyle(one)
      const looks = ['display', 'color', 'background-color', 'border', 'border-radius', 'font-size', 'font-weight', 'opacity', 'position', 'cursor']
      return [
        `${one.tagName}.${one.getAttribute('class') ?? ''}`,
        ...[left, top, width, height].map(Math.round),
        ...looks.map((name) => style.getPropertyValue(name)),
      ].join(' ')
    }),
  )
