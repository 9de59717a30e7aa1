import { expect } from '@playwright/test'
import { focused, tabInSight, tabTo } from '../support/journeys/keyboard.ts'
import { commentsBy, joinAuthor, writeArticle } from '../support/journeys/market/magazine.ts'
import { test } from '../support/journeys/market/shop.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { touch, untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

test('on a phone with a keyboard the search opens, leads to what was typed, and gives the focus back', async ({ page }) => {
  await page.goto('/en/events')
  await untilAlive(page)
  await touch(page)
  await tabTo(page, 'Search')
  await page.keyboard.press('Enter')
  const cover = page.getByRole('dialog')
  await expect(cover.locator('input[name=q]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cover).toHaveCount(0)
  await expect(focused(page)).toHaveAccessibleName('Search')
  await page.keyboard.press('Enter')
  await expect(cover.locator('input[name=q]')).toBeFocused()
  await page.keyboard.type('boat')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/search\?q=boat$/)
  await expect(cover).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test('the rows of Home are started and paused by keys, and the focus is always seen', async ({ page }) => {
  await page.goto('/en')
  await untilAlive(page)
  await touch(page)
  await expect(page.locator('main section[aria-roledescription]')).toHaveCount(2)
  const buttonOf = (row: string) => page.getByRole('region', { name: row }).getByRole('button', { name: /slideshow$/ })
  const turn = async (row: string, says: string) => {
    await page.keyboard.press('Enter')
    await expect(buttonOf(row)).toHaveAccessibleName(says)
    await expect(buttonOf(row)).toBeFocused()
  }
  // The button stands below the slides: the focus came through one, and what is read does not move.
  await tabInSight(page, 'Play slideshow')
  await turn('Highlights', 'Pause slideshow')
  await turn('Highlights', 'Play slideshow')
  // This one stands above its row.
  await tabInSight(page, 'Pause slideshow')
  await turn('All Categories', 'Play slideshow')
  await tabInSight(page, 'Explore')
})

test('an article is set larger and commented by keys alone, and the focus is always seen', async ({ shop, page }) => {
  test.slow()
  const { id } = await writeArticle(await joinAuthor(shop), { title: 'A boat for keys', content: '<p>Short.</p>' })
  await page.goto(`/en/blogs/${id}`)
  await untilAlive(page)
  const size = () => page.locator('main .reading p').evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
  const before = await size()
  await tabInSight(page, 'A+ Larger text')
  await page.keyboard.press('Enter')
  await expect.poll(size).toBeGreaterThan(before)
  await expect(focused(page)).toHaveAccessibleName('A+ Larger text')
  await tabInSight(page, /^(?:Comment|Write a comment)$/)
  if ((await focused(page).evaluate(({ tagName }) => tagName)) === 'BUTTON') {
    await page.keyboard.press('Enter')
    await tabInSight(page, 'Comment')
  }
  await page.keyboard.type('Written by keys')
  await tabInSight(page, 'Name')
  await page.keyboard.type('Keys of Khulna')
  await tabInSight(page, /^Email/)
  await page.keyboard.type('keys@mail.example')
  await tabInSight(page, 'Post comment')
  await page.keyboard.press('Enter')
  await expect.poll(() => commentsBy(shop, 'Keys of Khulna')).toEqual([{ text: 'Written by keys', state: 'shown', is_members: false }])
  await expect(page.locator('#comments article').filter({ hasText: 'Written by keys' })).toBeVisible()
  await expect(focused(page), 'the focus is not lost').toHaveCount(1)
})
