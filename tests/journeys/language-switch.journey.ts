import { expect } from '@playwright/test'
import { test } from '../support/journeys/market/walk.ts'
import { untilAppIsHeld } from '../support/journeys/reader.ts'

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

test.describe('on a phone set to Bangla', () => {
  test.use({ locale: 'bn-BD' })

  test('an address without a language is in Bangla at the first visit, also from the phone itself; a choice once made stands', async ({
    page,
    context,
    gateway,
  }) => {
    const html = page.locator('html')
    await page.goto('/events')
    await expect(html).toHaveAttribute('lang', 'bn')
    await expect(page.getByRole('heading', { name: 'ইভেন্ট', level: 1 })).toBeAttached()
    await untilAppIsHeld(page)
    gateway.set('cut')
    await context.setOffline(true)
    // Nothing kept it: the shell of the worker stands around it.
    await page.goto('/saved')
    await expect(html).toHaveAttribute('lang', 'bn')
    gateway.set('open')
    await context.setOffline(false)
    await page.goto('/events')
    await page.locator('header summary').click()
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(html).toHaveAttribute('lang', 'en')
    await page.goto('/jobportal')
    await expect(html).toHaveAttribute('lang', 'en')
  })

  test('a choice made before the page has come to life stands too', async ({ page }) => {
    const html = page.locator('html')
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto('/events')
    await page.locator('header summary').click()
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/en\/events$/)
    await page.goto('/jobportal')
    await expect(html).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/[\u0980-\u09FF]/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'বাংলা' }).click()
    await expect(page).toHaveURL(/\/bn\/jobportal$/)
    await page.goto('/events')
    await expect(html).toHaveAttribute('lang', 'bn')
  })
})
