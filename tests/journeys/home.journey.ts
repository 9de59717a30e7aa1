import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { listBanners } from '#contract/banners.ts'
import { listBlogs, readMagazineAside } from '#contract/blogs/blogs.ts'
import { BLOG_PAGE_SIZE } from '#contract/blogs/blogs-filter.ts'
import { listCategories, readCategory } from '#contract/categories.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import { listEvents } from '#contract/events/events.ts'
import { EVENT_PAGE_SIZE } from '#contract/events/events-filter.ts'
import { readHome } from '#contract/home.ts'
import { listJobs } from '#contract/jobs/jobs.ts'
import { JOB_PAGE_SIZE } from '#contract/jobs/jobs-filter.ts'
import { openPhone } from '../support/journeys/buying.ts'
import { type Language, wordsIn } from '../support/journeys/looking.ts'
import { test } from '../support/journeys/market/walk.ts'
import { joinMarket, signIn } from '../support/journeys/member.ts'
import { neverQuiet, touch, untilAlive, untilAppIsHeld, untilDrawn, untilHeld, untilPictured, untilScreensAreHeld } from '../support/journeys/reader.ts'

const LANGUAGES = ['en', 'bn'] as const
const HOURS_3 = 3 * 3_600_000
/** Longer than a row waits before it goes on. */
const LONGER_MS = 6_000
/** What all of Home may cost a visitor who only looks at it: 75 kB of it are pictures, 12 kB of them the large one of this weekend. */
const MOST_BYTES = 230_000

/** Exactly as their screens ask. */
const FIRST_PAGES = [
  addressOf(readHome, {}),
  addressOf(listEvents, { query: { limit: String(EVENT_PAGE_SIZE) } }),
  addressOf(listJobs, { query: { limit: String(JOB_PAGE_SIZE) } }),
  addressOf(listBanners, { query: { place: 'jobs' } }),
  addressOf(listBlogs, { query: { limit: String(BLOG_PAGE_SIZE) } }),
  addressOf(readMagazineAside, {}),
  addressOf(listCategories, {}),
]

test('a phone that saw Home once has it, all lists and a category without network, after the browser was closed, in both languages', async ({ gateway }) => {
  const profile = await mkdtemp(join(tmpdir(), 'hatkhola-phone-'))
  const at = (language: Language, path: string) => `${gateway.origin}/${language}${path}`

  const slug = await test.step('online: Home in both languages, and a tap on a category', async () => {
    const { context, page } = await openPhone(profile)
    await page.goto(at('bn', ''))
    await untilPictured(page, 'main section img')
    await page.goto(at('en', ''))
    await untilAppIsHeld(page)
    await untilHeld(page, FIRST_PAGES)
    await untilScreensAreHeld(page, 'home')
    await stripCalled(page, wordsIn('en')('home:categories')).locator('a[href*="/category/"]:not([inert] *)').first().click()
    await expect(page).toHaveURL(/\/category\/[a-z]+$/)
    // A row that is alive has gone on to another one than the first.
    const tapped = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await untilHeld(page, [addressOf(readCategory, { params: { slug: tapped } })])
    await page.goBack()
    // One comes back to where one was: the first pictures are far above, and late.
    await page.locator('main section img').first().scrollIntoViewIfNeeded()
    await untilPictured(page, 'main section img')
    await context.close()
    return tapped
  })

  gateway.set('cut')
  const { context, page } = await openPhone(profile)
  await context.setOffline(true)
  await context.clock.setSystemTime(Date.now() + HOURS_3)

  for (const language of LANGUAGES) {
    const words = wordsIn(language)
    await test.step(`offline: Home, with its age and pictures, and nothing in it moves, in ${language}`, async () => {
      await page.goto(at(language, ''))
      await expect(page.getByRole('heading', { name: words('home:soon') })).toBeVisible()
      await saysItsAge(page, language)
      await untilPictured(page, 'main section img')
      await staysStill(page, language)
    })
    await test.step(`offline: its lists, in ${language}`, async () => {
      for (const path of ['/events', '/jobportal', '/blogs']) {
        await page.goto(at(language, path))
        await expect(page.getByRole('main').getByRole('article').first(), path).toBeVisible()
        await saysItsAge(page, language)
      }
    })
    await test.step(`offline: the categories, and the one that was seen, in ${language}`, async () => {
      await page.goto(at(language, '/category'))
      const tiles = page
        .getByRole('main')
        .getByRole('link')
        .filter({ has: page.locator('img') })
      await expect(tiles.nth(9)).toBeVisible()
      await saysItsAge(page, language)
      await tiles.and(page.locator(`[href$="/category/${slug}"]`)).click()
      await expect(page).toHaveURL(at(language, `/category/${slug}`))
      await expect(page.getByRole('main').getByRole('list').first()).toBeVisible()
      await saysItsAge(page, language)
    })
  }
  await context.close()
  await rm(profile, { recursive: true, force: true })
})

// In Bangla, whose letters and texts are the heavier ones.
const language = 'bn'
const words = wordsIn(language)

test('before anything is touched Home asks for at most 230 kB in all, and for no carousel', async ({ page, gateway }) => {
  await neverQuiet(page)
  await page.goto(`/${language}`, { waitUntil: 'load' })
  await untilAlive(page)
  await page.waitForLoadState('networkidle')
  const { asked } = gateway
  expect(asked.filter(({ path }) => path === carouselFile())).toEqual([])
  const bytes = asked.reduce((sum, one) => sum + one.bytes, 0)
  expect(bytes, asked.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')).toBeLessThan(MOST_BYTES)
  // A count of nothing would be small too.
  expect(bytes).toBeGreaterThan(50_000)
})

test('the rows of Home are plain until the page is touched; then they rotate, can be paused, and have no end', async ({ page, gateway }) => {
  await page.clock.install()
  await page.goto(`/${language}`)
  const strip = stripCalled(page, words('home:banner'))
  await expect(strip.getByRole('link')).not.toHaveCount(0)
  await expect(page.locator('main section[aria-roledescription]')).toHaveCount(0)
  expect(gateway.asked.filter(({ path }) => path === carouselFile())).toEqual([])
  await untilAlive(page)
  await touch(page)
  await expect(page.locator('main section[aria-roledescription]')).toHaveCount(2)
  expect(gateway.asked.filter(({ path }) => path === carouselFile())).toHaveLength(1)
  for (const name of ['home:banner', 'home:categories']) {
    const row = carouselCalled(page, words(name))
    await test.step(name, async () => {
      const begun = await seenIn(row)
      await page.clock.fastForward(LONGER_MS)
      await expect.poll(() => seenIn(row), { message: 'it goes on by itself' }).not.toEqual(begun)
      await row.getByRole('button', { name: words('ui:carousel.pause') }).click()
      await expect(row.getByRole('button', { name: words('ui:carousel.play') })).toBeVisible()
    })
  }
  const banner = carouselCalled(page, words('home:banner'))
  await test.step('after the last comes the first, and before it the last', async () => {
    const count = await banner.locator('.swiper-slide').count()
    const first = await seenIn(banner)
    for (let presses = 0; presses < count; presses += 1) {
      const before = await seenIn(banner)
      await banner.getByRole('button', { name: words('ui:carousel.next') }).click()
      await expect.poll(() => seenIn(banner)).not.toEqual(before)
    }
    await expect.poll(() => seenIn(banner)).toEqual(first)
    for (let presses = 0; presses < 2; presses += 1) {
      const before = await seenIn(banner)
      await banner.getByRole('button', { name: words('ui:carousel.previous') }).click()
      await expect.poll(() => seenIn(banner)).not.toEqual(before)
    }
  })
  await test.step('what was paused stays where it is', async () => {
    const stands = await seenIn(banner)
    const rows = await seenIn(carouselCalled(page, words('home:categories')))
    await page.clock.fastForward(LONGER_MS)
    expect(await seenIn(banner)).toEqual(stands)
    expect(await seenIn(carouselCalled(page, words('home:categories')))).toEqual(rows)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing on Home moves, and no carousel is asked for', async ({ page, gateway }) => {
    await page.clock.install()
    await page.goto('/en')
    await untilAppIsHeld(page)
    await staysStill(page, 'en')
    expect(gateway.asked.filter(({ path }) => path === carouselFile())).toEqual([])
  })
})

test('with the data saver on nothing on Home moves, no carousel is asked for, and nothing is fetched ahead', async ({ page, gateway }) => {
  await page.clock.install()
  await page.goto('/en/saved')
  await untilAlive(page)
  await page.getByRole('button', { name: 'Menu' }).last().click()
  await page.getByRole('checkbox', { name: /^Data saver/i }).check()
  gateway.asked.length = 0
  await page.goto('/en')
  await untilAlive(page)
  await staysStill(page, 'en')
  expect(gateway.asked.filter(({ path }) => path === carouselFile() || path.startsWith('/api/event/'))).toEqual([])
})

test('near me is put together on this phone, and the place is not sent anywhere', async ({ page, gateway, sharedMarket }) => {
  await page.goto('/en')
  await untilAppIsHeld(page)
  await untilHeld(page, FIRST_PAGES)
  const near = page.locator('main section').filter({ has: page.getByRole('heading', { name: /^Near you/ }) })
  gateway.asked.length = 0
  await near.getByLabel('District').selectOption('Dhaka')
  await expect(near.getByRole('heading', { name: 'Near you: Dhaka' })).toBeVisible()
  await expect(near.locator('a[href*="/eventdetails/"]').first()).toBeVisible()
  await expect(near.locator('a[href*="/jobdetails/"]').first()).toBeVisible()
  await page.reload()
  await expect(near.getByRole('heading', { name: 'Near you: Dhaka' })).toBeVisible()
  await expect(near.locator('a[href*="/eventdetails/"]').first()).toBeVisible()
  const told = gateway.asked.filter(
    ({ method, path, headers }) => method !== 'GET' || /dhaka|district/i.test(decodeURIComponent(path) + JSON.stringify(headers)),
  )
  expect(told.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  expect(sharedMarket.output()).not.toMatch(/district=/)
})

test('Home leads back to what was opened last; what an account opened is gone when it signs out', async ({ page, sharedMarket }) => {
  const { concert, bangla } = sharedMarket.stock
  const member = await joinMarket(sharedMarket.origin, 'opener')
  const continued = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Continue where you left off' }) })
  const open = async (id: number) => {
    await page.goto(`/en/eventdetails/${id}`)
    await untilAlive(page)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await touch(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hatkhola-opened'))).toContain(`"id":${id},`)
  }
  const goHome = async () => {
    await page.goto('/en')
    await untilAlive(page)
    await touch(page)
    await expect(page.getByRole('heading', { name: /^Near you/ })).toBeVisible()
  }
  await open(concert)
  await goHome()
  await expect(continued.getByRole('listitem')).toHaveText([/Lalon Evening at Shilaidaha/])
  await signIn(page, member)
  await open(bangla)
  await goHome()
  await expect(continued.getByRole('listitem')).toHaveText([/বাউল গানের আসর/, /Lalon Evening at Shilaidaha/])
  await continued.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/eventdetails/${bangla}$`))

  await page.goto('/en/logout')
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page).toHaveURL(/\/login/)
  await goHome()
  await expect(continued.getByRole('listitem')).toHaveText([/Lalon Evening at Shilaidaha/])
  expect(await page.evaluate(() => localStorage.getItem('hatkhola-opened'))).not.toContain('বাউল')
  await continued.getByRole('button', { name: 'Clear' }).click()
  await expect(continued).toHaveCount(0)
})

/** A row as the server writes it, and as it is once its program is here. */
const stripCalled = (page: Page, name: RegExp): Locator => page.getByRole('main').getByRole('region', { name })
const carouselCalled = (page: Page, name: RegExp): Locator => stripCalled(page, name).and(page.locator('section[aria-roledescription]'))

/** What stands in the row, by the places of its slides. */
const seenIn = (row: Locator): Promise<string> => row.locator('.swiper-slide-active').getAttribute('aria-label').then(String)

const saysItsAge = (page: Page, language: Language) =>
  expect(
    page
      .getByRole('main')
      .getByText(language === 'en' ? 'Showing saved copy · 3 hours ago' : 'সেভ করা কপি · ৩ ঘণ্টা আগে')
      .first(),
  ).toBeVisible()

/** Once all that comes late is there, and for longer than either row waits. A row that moves does so by the same clock. */
async function staysStill(page: Page, language: Language): Promise<void> {
  const words = wordsIn(language)
  await touch(page)
  const strips = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('figure') })
  await expect(strips).toHaveCount(2)
  const places = () => strips.evaluateAll((all) => all.map((strip) => strip.scrollLeft))
  await page.waitForLoadState('networkidle')
  const begun = await places()
  await page.clock.fastForward(LONGER_MS)
  await untilDrawn(page)
  expect(await places()).toEqual(begun)
  await expect(page.locator('main section[aria-roledescription]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: words('ui:carousel.pause') })).toHaveCount(0)
  expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0)
}

/** Address of the program that makes a row rotate. */
function carouselFile(): string {
  const manifest = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../dist/client/.vite/manifest.json'), 'utf8'))
  return `/${manifest['src/app/ui/media/carousel.tsx'].file}`
}
