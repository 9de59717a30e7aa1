import { expect } from '@playwright/test'
import { test } from '../support/journeys/market/walk.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'

test.use(WITHOUT_WORKER)

test('a page is dressed by its document alone, and its links lead to dressed pages', async ({ page, sharedMarket }) => {
  await page.route('**/assets/**', (route) => route.abort())
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'stylesheet' && asked.push(request.url()))
  await page.goto('/bn/events?q=shilaidaha')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).not.toHaveClass(/alive/)
  await expect(page.locator('nav.tab-bar')).toHaveCSS('position', 'fixed')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/bn/eventdetails/${sharedMarket.stock.concert}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '600')
  await expect(page.locator('nav.tab-bar')).toHaveCSS('position', 'fixed')
  expect(asked).toEqual([])
})
