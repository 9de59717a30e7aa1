import { expect } from '@playwright/test'
import { test } from '../support/journeys/market/walk.ts'

test('the search panel changes to the other language, even if it was never touched', async ({ page }) => {
  await page.goto('/en/events')
  await expect(page.locator('summary', { hasText: 'Search for Events' })).toBeVisible()
  // The switch is alive when it changes the page without leaving it.
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'page'
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.locator('header summary').click()
  await page.getByRole('link', { name: 'BN' }).click()
  await expect(page.locator('summary', { hasText: 'ইভেন্ট খুঁজুন' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-same', 'page')
})
