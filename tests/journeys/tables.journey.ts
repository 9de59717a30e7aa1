import { expect, type Page } from '@playwright/test'
import { violations } from '../support/journeys/accessible.ts'
import { tabTo } from '../support/journeys/keyboard.ts'
import { test } from '../support/journeys/market/journey.ts'
import { NUSRAT, signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { collectComplaints, untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

test.use({ viewport: { width: 1024, height: 768 }, isMobile: false, hasTouch: false })

const table = (page: Page) => page.getByRole('table')
const chosen = (page: Page) => page.getByRole('region', { name: 'Actions for the selected rows' })
/** Nothing stands beside the page. */
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('on a wide screen a seller sorts events and orders in tables, chooses rows by keys, and works on all of them', async ({ page }) => {
  const complaints = collectComplaints(page)
  await signIn(page, NUSRAT)
  await page.goto('/en/sellerevents')
  await untilAlive(page)

  await test.step('a press on a heading sorts, which the address says', async () => {
    await table(page).getByRole('button', { name: 'Seats' }).click()
    await expect(page).toHaveURL(/\?sort=best-selling$/)
    await expect(table(page).getByRole('columnheader', { name: 'Seats' })).toHaveAttribute('aria-sort', 'descending')
    const sold = (
      await table(page)
        .getByText(/^[\d,]+ sold$/)
        .allTextContents()
    ).map((text) => Number(text.replace(/\D/g, '')))
    expect(sold.length).toBeGreaterThan(3)
    expect(sold).toEqual(sold.toSorted((a, b) => b - a))
  })

  await test.step('rows are chosen by keys, and go off the market together and back', async () => {
    await table(page).getByRole('button', { name: 'Starts' }).click()
    await expect(page).toHaveURL(/\?sort=soonest$/)
    const first = table(page).getByRole('checkbox').nth(1)
    await tabTo(page, (await first.getAttribute('aria-label')) ?? '')
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(chosen(page)).toContainText('2 selected')
    const switches = table(page).getByRole('switch')
    await chosen(page).getByRole('button', { name: 'Take off sale' }).click()
    await expect(switches.nth(0)).not.toBeChecked()
    await expect(switches.nth(1)).not.toBeChecked()
    await expect(table(page).getByText('Not on sale')).toHaveCount(2)
    await chosen(page).getByRole('button', { name: 'Put on sale' }).click()
    await expect(table(page).getByText('Not on sale')).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  await test.step('orders of all events: the whole order is a press away, and the chosen ones a file', async () => {
    await page.goto('/en/sellerorders')
    await untilAlive(page)
    await table(page).getByRole('button', { name: 'Total' }).click()
    await expect(page).toHaveURL(/\?sort=amount$/)
    const name = table(page).getByRole('rowheader').first().getByRole('button')
    await name.click()
    await expect(page.getByRole('dialog').getByRole('article')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(name).toBeFocused()
    await table(page).getByRole('checkbox').nth(1).check()
    await table(page)
      .getByRole('checkbox')
      .nth(3)
      .click({ modifiers: ['Shift'] })
    await expect(chosen(page)).toContainText('3 selected')
    const download = page.waitForEvent('download')
    await chosen(page).getByRole('button', { name: 'Export selected as CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^orders-/)
    expect(await violations(page)).toEqual([])
  })

  await test.step('in both languages nothing stands beside the page', async () => {
    for (const path of ['/en/sellerevents', '/bn/sellerevents', '/en/sellerorders', '/bn/sellerorders']) {
      await page.goto(path)
      await expect(table(page).getByRole('row').nth(2)).toBeVisible()
      expect(await fits(page), path).toBe(true)
    }
  })
  expect(complaints).toEqual([])
})
