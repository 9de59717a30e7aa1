import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '../support/journeys/market/journey.ts'
import { NUSRAT, signIn } from '../support/journeys/member.ts'
import { collectComplaints, untilAlive } from '../support/journeys/reader.ts'

const CINEMA = 'খোলা আকাশে সিনেমা: মুক্তিযুদ্ধের ছবি'

const notice = (page: Page, text: string | RegExp) => expect(page.locator('[aria-live=polite]').getByText(text)).toBeVisible()

test('a seller sees what is sold, takes it home as a file, writes to those who come and calls an order off', async ({ page, market }) => {
  const complaints = collectComplaints(page)
  await signIn(page, NUSRAT)

  await test.step('figures, each as picture, sentence and table, lead to the orders of an event', async () => {
    await page.goto('/en/sellerdashboard')
    await untilAlive(page)
    await expect(page.getByText(/You sold \d+ tickets/)).toBeVisible()
    await page.getByRole('region', { name: 'Sales by event' }).getByRole('link', { name: CINEMA }).click()
    await expect(page).toHaveURL(/\/sellerevents\/event\/\d+\/orders$/)
  })

  await test.step('orders are found by a name, and there without network', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    await expect(page.getByText(CINEMA)).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    market.network('cut')
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    market.network('open')
  })

  await test.step('a file holds them all', async () => {
    const [total] = /\d+/.exec((await page.getByText(/^\d+ orders$/).textContent()) ?? '') ?? []
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await (await download).path()
    expect((await readFile(file, 'utf8')).trim().split('\r\n')).toHaveLength(Number(total) + 1)
  })

  await test.step('a free order is called off once the password was given', async () => {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: 'Cancel order' }) })
      .first()
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog', { name: `Cancel the order of ${name}?` })
    await dialog.getByLabel('Why?').fill('ভুল করে দুবার নেওয়া হয়েছে।')
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    const password = page.getByLabel('Password', { exact: true })
    await expect(page.getByText('Cancelled', { exact: true }).or(password).first()).toBeVisible()
    if (await password.isVisible()) {
      await password.fill(NUSRAT.password)
      await password.press('Enter')
    }
    await notice(page, 'The order is cancelled.')
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  })

  await test.step('those who come are written to', async () => {
    await page.getByRole('link', { name: 'Attendees' }).click()
    await page.getByText('Message ticket holders').click()
    await page.getByLabel('Message').fill('ছবি শুরু হবে ঠিক ছয়টায়।')
    await page.getByRole('button', { name: 'Send' }).click()
    await notice(page, /Sending to \d+ orders/)
    await expect(page.getByRole('list', { name: 'Sent messages' }).getByText('ছবি শুরু হবে ঠিক ছয়টায়।')).toBeVisible()
  })
  // The browser itself writes down every request that was refused or got no answer.
  expect(complaints.filter((said) => !said.includes('Failed to load resource'))).toEqual([])
})
