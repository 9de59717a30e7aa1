import { expect, type Page } from '@playwright/test'
import { wordsIn } from '../support/journeys/looking.ts'
import { test } from '../support/journeys/market/walk.ts'
import { touch, untilAlive, untilAppIsHeld, untilHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'

const words = { en: wordsIn('en'), bn: wordsIn('bn') }
const ROCK = 'Dhaka Rock Night: Five Bands, One Stage'
const LALON = 'লালন স্মরণে সারা রাত বাউল গান'
const MARATHON = 'Padma Bank Half Marathon at Sunrise'
const HAIRCUT = 'Haircut and styling for women'
const CYCLING = 'Cycling to work in Dhaka: what two years taught me'

const asked = (q: string, language: 'en' | 'bn' = 'en') => `/${language}/search?${new URLSearchParams({ q })}`
const rows = (page: Page) => page.getByRole('main').locator('li a')
const field = (page: Page) => page.getByRole('main').locator('[name=q]')
const tab = (page: Page, kind: string, language: 'en' | 'bn' = 'en') =>
  page.getByRole('navigation', { name: words[language]('search:kinds.label') }).getByRole('link', { name: new RegExp(`^${kind}`) })

test('words of either script find what is written in the other, and words that mean the same', async ({ page }) => {
  for (const [q, title, language] of [
    ['ঢাকা স্টেজ', ROCK, 'bn'],
    ['lalon', LALON, 'en'],
    ['baul gan', LALON, 'en'],
    ['পদ্মা ম্যারাথন', MARATHON, 'bn'],
    ['সাইক্লিং ঢাকা', CYCLING, 'bn'],
    ['dhaka স্টেজ', ROCK, 'en'],
    ['ROCK, Dhaka!', ROCK, 'en'],
    ['marathn', MARATHON, 'en'],
    ['chul kata', HAIRCUT, 'en'],
  ] as const) {
    await page.goto(asked(q, language))
    await expect(rows(page).filter({ hasText: title }).first(), q).toBeVisible()
    await expect(field(page), q).toHaveValue(q)
  }
  await page.goto(asked('কনসার্ট', 'bn'))
  const found = await rows(page).allInnerTexts()
  expect(found.join('\n'), 'something in English letters').toMatch(/[A-Za-z]{4}/)
})

test('tabs show one kind each with its number, in the address, and back keeps the place', async ({ page }) => {
  await page.goto(asked('dhaka'))
  await untilAlive(page)
  const counted = Number((await tab(page, 'Events').innerText()).replace(/\D/g, ''))
  expect(counted).toBeGreaterThan(4)
  await tab(page, 'Events').click()
  await expect(page).toHaveURL(/[?&]kind=events/)
  await expect(tab(page, 'Events')).toHaveAttribute('aria-current', 'page')
  const last = rows(page).nth(Math.min(counted, 20) - 1)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const place = await page.evaluate(() => scrollY)
  await last.click()
  await expect(page).toHaveURL(/\/eventdetails\/\d+/)
  // The event itself, not the outline that waits for it: that has a heading as well.
  await expect(page.getByRole('main').locator('time').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/kind=events/)
  await expect(last).toBeVisible()
  await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), place)).toBeLessThan(200)
  await expect(field(page)).toHaveValue('dhaka')
  await page.goBack()
  await expect(tab(page, 'All')).toHaveAttribute('aria-current', 'page')
})

test('suggestions are walked through by keys, and former searches are kept on the phone until they are forgotten', async ({ page }) => {
  await page.goto('/en/search')
  await untilAlive(page)
  await field(page).click()
  await field(page).pressSequentially('maratho')
  const options = page.getByRole('main').getByRole('option')
  await expect(options.filter({ hasText: MARATHON })).toHaveCount(1)
  await expect(field(page)).toHaveAttribute('role', 'combobox')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field(page)).toHaveValue('maratho')
  await page.keyboard.type('n')
  await expect(options.filter({ hasText: MARATHON })).toHaveCount(1)
  for (let presses = 0; presses < 10; presses += 1) {
    if ((await options.filter({ hasText: MARATHON }).getAttribute('aria-selected')) === 'true') break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: MARATHON })).toBeVisible()

  await page.goto('/en/search')
  await untilAlive(page)
  for (const q of ['lalon', 'pitha']) {
    await field(page).fill(q)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`q=${q}`))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hatkhola-searches'))).toContain(q)
  }
  await page.goto('/en/search')
  await untilAlive(page)
  await touch(page)
  const recent = page.getByRole('region', { name: words.en('search:recent.title') }).first()
  await expect(recent.getByRole('link')).toHaveText(['pitha', 'lalon'])
  await recent.getByRole('button', { name: 'Remove “pitha” from recent searches' }).click()
  await expect(recent.getByRole('link')).toHaveText(['lalon'])
  await recent.getByRole('link', { name: 'lalon' }).click()
  await expect(rows(page).filter({ hasText: LALON }).first()).toBeVisible()
  await page.goto('/en/search')
  await untilAlive(page)
  await touch(page)
  await recent.getByRole('button', { name: words.en('search:recent.clear') }).click()
  await expect(recent).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('hatkhola-searches'))).toBeNull()
})

test('without network it searches what the phone has, says so, and suggests from it', async ({ page, context, gateway }) => {
  await page.goto('/en/events?q=rock')
  await untilAlive(page)
  await page.getByRole('heading', { name: ROCK }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: ROCK, level: 1 })).toBeVisible()
  await untilHeld(page, ['/api/event/?limit=12&q=rock'])
  await page.goto('/en/blogs?q=cycling')
  await expect(page.getByRole('heading', { name: CYCLING })).toBeVisible()
  await untilAppIsHeld(page)
  await untilHeld(page, ['/api/blogs/?limit=12&q=cycling'])
  await page.goto(asked('pitha'))
  await untilAlive(page)
  await untilScreensAreHeld(page, 'home')
  gateway.set('cut')
  await context.setOffline(true)
  for (const [q, title] of [
    ['rock dhaka', ROCK],
    ['স্টেজ ঢাকা', ROCK],
    ['সাইক্লিং', CYCLING],
    ['cyclng', CYCLING],
  ] as const) {
    await page.goto(asked(q))
    await expect(rows(page).filter({ hasText: title }).first(), q).toBeVisible()
    await expect(page.getByText(/Searched \d+ items saved on this phone/), q).toBeVisible()
  }
  await field(page).click()
  await field(page).fill('')
  await field(page).pressSequentially('cycl')
  await expect(page.getByRole('main').getByRole('option').filter({ hasText: CYCLING })).toHaveCount(1)
  await page.goto(asked('qqzzxxqq'))
  await expect(page.getByText('Nothing found for “qqzzxxqq”.')).toBeVisible()
  await expect(page.getByText(/Searched \d+ items? saved on this phone/)).toBeVisible()
})
