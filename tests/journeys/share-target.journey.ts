import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { aPhoto } from '../support/a-picture.ts'
import { violations } from '../support/journeys/accessible.ts'
import { killApp, killWorker } from '../support/journeys/market/kill.ts'
import { test } from '../support/journeys/market/walk.ts'
import { joinMarket, openShopOf, signIn } from '../support/journeys/member.ts'
import { untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'

interface Shared {
  texts?: Record<string, string>
  files?: { name: string; type: string; bytes: number[] }[]
}

/** As the system's share sheet does: a navigation that posts a form, which the worker answers. */
async function share(page: Page, { texts = {}, files = [] }: Shared): Promise<void> {
  await page.evaluate(
    ({ texts, files }) => {
      const form = document.createElement('form')
      Object.assign(form, { action: '/share-target', method: 'post', enctype: 'multipart/form-data' })
      for (const [name, value] of Object.entries(texts)) form.append(Object.assign(document.createElement('input'), { name, value }))
      const chosen = new DataTransfer()
      for (const { name, type, bytes } of files) chosen.items.add(new File([new Uint8Array(bytes)], name, { type }))
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true })
      input.files = chosen.files
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    { texts, files },
  )
  await page.waitForURL(/\/share(?:\/|\?)/)
}

test('what another app shares without network outlives a killed worker and phone, and becomes an event', async ({ page, gateway, sharedMarket }) => {
  const seller = await joinMarket(sharedMarket.origin, 'sharer')
  await openShopOf(sharedMarket.origin, seller)
  await signIn(page, seller)
  await page.goto('/en/selleraddevent')
  await untilAppIsHeld(page)
  await untilScreensAreHeld(page, 'sellers')
  gateway.set('cut')
  await page.context().setOffline(true)
  await killWorker(page)

  const photo = await aPhoto()
  const picture = { name: photo.name, type: photo.mimeType, bytes: [...photo.buffer] }
  await share(page, { texts: { title: 'Baul songs by the Padma', text: 'Come all https://example.org/baul' }, files: [picture] })
  const address = new URL(page.url()).pathname
  expect(address).toMatch(/^\/share\/[0-9a-f]{32}$/)

  const next = await killApp(page)
  await next.goto(`/en${address}`)
  await expect(next.getByText('Baul songs by the Padma')).toBeVisible()
  await expect(next.locator('main img[src^="blob:"]')).toBeVisible()
  expect(await violations(next)).toEqual([])
  await next.getByRole('button', { name: 'Start event draft' }).click()
  await expect(next).toHaveURL(/\/selleraddevent$/)
  await expect(next.getByLabel('Title', { exact: true })).toHaveValue('Baul songs by the Padma')
  await expect(next.locator('main form img[src^="blob:"]')).toBeVisible()
  await expect(next.getByRole('textbox', { name: 'Description', exact: true })).toContainText('Come all')
  await expect(next.getByRole('textbox', { name: 'Description', exact: true }).getByRole('link')).toHaveAttribute('href', 'https://example.org/baul')
  await next.goto(`/en${address}`)
  await expect(next.getByText('This shared item is no longer here')).toBeVisible()
})

test('a PDF that a visitor shares waits for the sign-in, and is the CV of the profile, once', async ({ page, sharedMarket }) => {
  const member = await joinMarket(sharedMarket.origin, 'seeker')
  await page.goto('/en/events')
  await untilAppIsHeld(page)
  const bytes = [...readFileSync(new URL('../../README.md', import.meta.url)).subarray(0, 2000)]
  await share(page, { files: [{ name: 'Rina Akter.pdf', type: 'application/pdf', bytes: [...Buffer.from('%PDF-1.7\n'), ...bytes] }] })
  const address = new URL(page.url()).pathname
  await page.goto(`/en${address}`)
  await expect(page.getByText('Rina Akter.pdf')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use as CV' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await page.getByLabel('Username').fill(member.username)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(`**${address}`)
  await page.getByRole('button', { name: 'Use as CV' }).click()
  await expect(page.getByRole('main').getByText('Rina Akter.pdf')).toBeVisible()
  await expect(page).toHaveURL(/jobapplications\?tab=profile/)
  await page.goto('/en/share')
  await expect(page.getByText('Nothing shared')).toBeVisible()
})
