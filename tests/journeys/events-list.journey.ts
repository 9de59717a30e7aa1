import { expect, type Page } from '@playwright/test'
import { EVENT_PAGE_SIZE } from '#contract/events/events-filter.ts'
import { test } from '../support/journeys/market/walk.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

const LIST = '/en/events?q=shalukpur'

const cards = (page: Page) => page.getByRole('article')
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()

test('sorting, chips and the address are one', async ({ page }) => {
  await page.goto(`${LIST}&min_price=370`)
  await untilAlive(page)
  expect(await titles(page)).toEqual([28, 29, 30].map((n) => `Shalukpur Boat Fair ${n}`))
  await page.getByLabel('Sort by').selectOption('price-high')
  await expect(page).toHaveURL(/sort=price-high/)
  await expect.poll(() => titles(page)).toEqual([30, 29, 28].map((n) => `Shalukpur Boat Fair ${n}`))
  await page.reload()
  await expect(page.getByLabel('Sort by')).toHaveValue('price-high')
  await page.getByRole('link', { name: 'Remove filter: From BDT 370' }).click()
  await expect(page.getByText('30 results')).toBeVisible()
  await expect(page).not.toHaveURL(/min_price/)
  await page.goBack()
  await expect(page.getByText('3 results')).toBeVisible()
})

test('more events come when asked for, and stay when the reader comes back from one of them', async ({ page }) => {
  await page.goto(LIST)
  await untilAlive(page)
  await expect(cards(page)).toHaveCount(EVENT_PAGE_SIZE)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(EVENT_PAGE_SIZE * 2)
  await expect(page.getByRole('link', { name: `Shalukpur Boat Fair ${EVENT_PAGE_SIZE + 1}`, exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(30)
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  expect(new Set(await titles(page)).size).toBe(30)

  const card = page.getByRole('link', { name: 'Shalukpur Boat Fair 27', exact: true })
  await card.scrollIntoViewIfNeeded()
  const before = await card.boundingBox()
  await card.click()
  await expect(page.getByRole('heading', { name: 'Shalukpur Boat Fair 27', level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY), 'a page begins at its top').toBe(0)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(cards(page)).toHaveCount(30)
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - (before?.y ?? 0)), 'it stands where it stood').toBeLessThan(5)
})

test('the search window of the header asks for everything there is', async ({ page }) => {
  await page.goto(LIST)
  await untilAlive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  // A search box that becomes a combo box once its suggestions are here.
  const field = dialog.locator('[name=q]')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await field.fill('webinar shilaidaha')
  await dialog.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/en\/search\?q=webinar(?:\+|%20)shilaidaha$/)
  await expect(page.locator('main li').getByRole('link', { name: 'Seed Saving Webinar' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('with a keyboard alone: skip link, search, a card, and back', async ({ page }) => {
  await page.goto('/en/events?q=rahima+shilaidaha')
  await untilAlive(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('summary', { hasText: 'Search for Events' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Event or seller')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('webinar shilaidaha')
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(1)
  const link = page.getByRole('link', { name: 'Seed Saving Webinar', exact: true })
  for (let tabs = 0; tabs < 30 && !(await link.evaluate((element) => element === document.activeElement)); tabs += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Seed Saving Webinar', level: 1 })).toBeVisible()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(cards(page)).toHaveCount(1)
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('both panels stand open beside the list, and the header has its field', async ({ page }) => {
    await page.goto(LIST)
    await expect(page.getByLabel('Event or seller')).toBeVisible()
    await expect(page.getByLabel('Min price')).toBeVisible()
    await expect(page.getByText('Welcome to Hatkhola')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'EVENTS' })).toBeVisible()
    await untilAlive(page)
    await page.getByLabel('Event or seller').fill('webinar shilaidaha')
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(1)
    await page.getByLabel('Max price').fill('0')
    await page.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(page).toHaveURL(/max_price=0/)
    await page.getByRole('banner').getByPlaceholder('Search...').fill('webinar shilaidaha')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/search\?q=webinar(?:\+|%20)shilaidaha$/)
    await expect(page.locator('main li').getByRole('link', { name: 'Seed Saving Webinar' })).toBeVisible()
  })
})
