import { expect, type Locator, type Page } from '@playwright/test'
import { EVENT_PAGE_SIZE } from '#contract/events/events-filter.ts'
import { test } from '../support/journeys/market/walk.ts'
import { untilAlive, untilAppIsHeld } from '../support/journeys/reader.ts'

const LIST = '/en/events?q=shalukpur'

const cards = (page: Page) => page.getByRole('article')
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()
const open = (page: Page, panel: string) => page.locator('summary', { hasText: panel }).click()

test('the search panel asks by words, type, place and day; the place only of Offline events', async ({ page }) => {
  await page.goto('/en/events')
  await untilAlive(page)
  await open(page, 'Search for Events')
  await expect(page.getByLabel('Location')).toHaveCount(0)
  await page.getByLabel('Type').selectOption('Online')
  await expect(page.getByLabel('Location')).toHaveCount(0)
  await page.getByLabel('Event or seller').fill('rahima shilaidaha')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/events\?q=rahima(\+|%20)shilaidaha&type=Online$/)
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Seed Saving Webinar')

  await open(page, 'Search for Events')
  await page.getByLabel('Type').selectOption('Offline')
  await page.getByLabel('Location').fill('জিন্দাবাজার')
  await page.getByLabel('Location').press('Enter')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('বাউল গানের আসর')
  await expect(page.getByRole('link', { name: 'Remove filter: জিন্দাবাজার' })).toBeVisible()

  await page.goto('/en/events?q=rahima+shilaidaha')
  await untilAlive(page)
  const when = await page.getByRole('article').first().locator('time').getAttribute('datetime')
  await open(page, 'Search for Events')
  // A plain field until the form is alive.
  await expect(page.getByLabel('Date')).toHaveAttribute('type', 'date')
  await page.getByLabel('Date').fill(new Date(Date.parse(when ?? '') + 6 * 3_600_000).toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Lalon Evening at Shilaidaha')
})

test('the filters: three lists that follow each other, prices in Bangla digits, past events, reset', async ({ page }) => {
  await page.goto('/en/events?q=rahima+shilaidaha')
  await untilAlive(page)
  await open(page, 'Filters')
  const [category, subcategory, subsubcategory] = ['category', 'subcategory', 'subsubcategory'].map((name) => page.locator(`select[name=${name}]`)) as [
    Locator,
    Locator,
    Locator,
  ]
  await expect(subcategory).toBeDisabled()
  await expect(subsubcategory).toBeDisabled()
  await category.selectOption({ label: 'Riverside' })
  await expect(subsubcategory).toBeDisabled()
  await subcategory.selectOption({ label: 'Songs' })
  await subsubcategory.selectOption({ label: 'Baul' })
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'Remove filter: Riverside' })).toBeVisible()
  await open(page, 'Filters')
  await category.selectOption({ label: 'All Categories' })
  await expect(subcategory).toBeDisabled()

  await page.getByLabel('Min price').fill('বারো')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page.getByText('Enter a price in whole taka, such as 500.')).toBeVisible()
  await expect(page.getByLabel('Min price')).toBeFocused()
  await page.getByLabel('Min price').fill('৳১,২০০')
  await page.getByLabel('Max price').fill('500')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page.getByText('Max price can’t be below min price.')).toBeVisible()
  await page.getByLabel('Max price').fill('')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(/min_price=1200/)
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('BDT 1,200')

  await open(page, 'Filters')
  await page.getByRole('link', { name: 'Reset Filters' }).click()
  await expect(page).toHaveURL(/\/en\/events\?q=rahima(\+|%20)shilaidaha$/)
  await expect(page.getByText('34 results')).toBeVisible()
  await open(page, 'Filters')
  await page.getByLabel('When').selectOption('past')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Mango Tasting of Last Week')
})

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

test('more events that do not come leave those that are there', async ({ page, gateway }) => {
  await page.goto(LIST)
  await untilAlive(page)
  gateway.treat(({ path }) => (path.includes('cursor=') ? 'cut' : 'pass'))
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByText('More events need the internet.')).toBeVisible()
  await expect(cards(page)).toHaveCount(EVENT_PAGE_SIZE)
  gateway.treat(() => 'pass')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(EVENT_PAGE_SIZE * 2)
})

test('nothing found says so and leads on', async ({ page }) => {
  await page.goto('/en/events?q=nothingofthekind')
  await expect(page.getByText('No events found.')).toBeVisible()
  await expect(page.getByText('0 results')).toBeVisible()
  await page.getByRole('link', { name: 'See all events' }).click()
  await expect(page).toHaveURL(/when=all/)
  await expect(cards(page).first()).toBeVisible()
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

test('a card says that an event is sold out or online, and its button bookmarks it', async ({ page }) => {
  await page.goto('/en/events?q=clay+lamp+shilaidaha')
  await untilAlive(page)
  await expect(cards(page)).toContainText('Hosted by Seller Rahima Shilaidaha')
  await expect(cards(page)).toContainText('Sold Out')
  const heart = page.getByRole('button', { name: 'Save for offline: Clay Lamp Workshop' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Available offline')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('navigation', { name: 'Main menu' }).last().getByRole('link', { name: 'Saved' }).click()
  await expect(page).toHaveURL(/\/en\/saved$/)
  await expect(cards(page)).toContainText('Clay Lamp Workshop')
  await page.getByRole('button', { name: 'Save for offline: Clay Lamp Workshop' }).click()
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
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

test('every other spelling of the address leads to the list, in its language', async ({ page, gateway }) => {
  for (const [asked, given] of [
    ['/eventIndex', '/events'],
    ['/eventindex/', '/events'],
    ['/event/event_index', '/events'],
    ['/EVENTS/', '/events'],
    ['/bn/event/event_index/', '/bn/events'],
    ['/BN/Events?q=shalukpur', '/bn/events'],
  ] as const) {
    await page.goto(asked)
    expect(new URL(page.url()).pathname, asked).toBe(given)
    await expect(page.locator('html')).toHaveAttribute('lang', given.startsWith('/bn') ? 'bn' : 'en')
  }
  await untilAppIsHeld(page)
  gateway.set('cut')
  for (const asked of ['/eventIndex', '/event/event_index/', '/BN/Events?q=shalukpur']) {
    await page.goto(asked)
    await expect.poll(() => new URL(page.url()).pathname, `${asked} without network`).toMatch(/^(\/bn)?\/events$/)
    await expect(cards(page).first()).toBeVisible()
  }
})
