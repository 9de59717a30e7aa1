import { expect, type Page } from '@playwright/test'
import { violations } from '../support/journeys/accessible.ts'
import { test } from '../support/journeys/market/walk.ts'
import { NUSRAT, signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { untilAlive } from '../support/journeys/reader.ts'
import { WIDE } from '../support/journeys/sizes.ts'

test.use(WITHOUT_WORKER)

test.use({ viewport: WIDE, isMobile: false, hasTouch: false })

const rows = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('link')
const current = (page: Page) => page.getByRole('list', { name: 'Messages' }).locator('[aria-current=true]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('on a wide screen conversations open beside the list, by keys as well, and back leads through them', async ({ page }) => {
  await signIn(page, NUSRAT)
  await page.goto('/en/messages')
  await untilAlive(page)
  await expect(rows(page).nth(1)).toBeVisible()
  await expect(page.getByText('Choose a conversation. It opens here.')).toBeVisible()

  await rows(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/messages\/\d+$/)
  const first = page.url()
  await expect(page.getByLabel('Message', { exact: true })).toBeVisible()
  await expect(heading(page)).toHaveCount(1)
  await expect(heading(page)).toBeFocused()
  await expect(current(page)).toHaveCount(1)
  expect(await violations(page)).toEqual([])

  const list = await page.getByRole('list', { name: 'Messages' }).elementHandle()
  // A message that is being written stays in its conversation.
  await page.getByLabel('Message', { exact: true }).fill('Half a thought')
  await rows(page).nth(1).click()
  await expect(page).not.toHaveURL(first)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  await expect(heading(page)).toBeFocused()
  expect(await list?.evaluate((element) => element.isConnected), 'the list stays as it is').toBe(true)

  await page.goBack()
  await expect(page).toHaveURL(first)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Half a thought')
  await page.getByLabel('Message', { exact: true }).fill('')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused()
  await expect(page).toHaveTitle(/^Messages/)
})
