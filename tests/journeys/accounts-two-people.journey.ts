import { expect, type Page } from '@playwright/test'
import { readAccount } from '#contract/accounts/accounts.ts'
import { aPhoto } from '../support/a-picture.ts'
import { test } from '../support/journeys/market/walk.ts'
import { joinMarket, logIn, ownName, sessionOf, signIn, signInElsewhere } from '../support/journeys/member.ts'
import { savedKeys, touch, untilAlive, untilAppIsHeld, untilPictured } from '../support/journeys/reader.ts'
import { whereFound } from '../support/journeys/whole-phone.ts'

const fullName = (page: Page) => page.getByLabel('Full Name')

test('signing out in one tab signs out the other ones, and logging in again brings them back', async ({ page, context, sharedMarket }) => {
  const member = await joinMarket(sharedMarket.origin)
  await signIn(page, member)
  const other = await context.newPage()
  await other.goto('/en/profile-settings')
  await expect(fullName(other)).toBeVisible()
  await page.goto('/en/logout')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/en\/login$/)
  await expect(other.getByText('Please log in first.')).toBeVisible()
  await expect(fullName(other)).toHaveCount(0)
  await expect(other).toHaveURL(/\/en\/profile-settings$/)
  await expect(other.getByRole('banner').getByText(member.username)).toHaveCount(0)
  await logIn(page, member)
  await expect(fullName(other)).toBeVisible()
})

test('a user who signs in after another user finds nothing of them on this phone', async ({ page, sharedMarket }) => {
  const first = await joinMarket(sharedMarket.origin, 'shefali')
  const second = await joinMarket(sharedMarket.origin, 'monir')
  const seen = ['শেফালি বেগম', '01812345678', '+8801812345678', 'half a name']

  await test.step('the first one leaves traces wherever there is room for them', async () => {
    await signIn(page, first)
    await page.goto('/en/profile-settings')
    await untilAppIsHeld(page)
    await page.locator('input[type=file]').setInputFiles(await aPhoto())
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your picture is saved')).toBeVisible()
    await untilPictured(page, 'main img[alt="Your picture"]')
    await fullName(page).fill('শেফালি বেগম')
    await page.getByLabel('Phone Number').fill('01812345678')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.locator('[aria-live=polite]').getByText('Saved', { exact: true })).toBeVisible()
    await page.locator('summary', { hasText: 'Devices' }).click()
    await expect(page.getByText('This device')).toBeVisible()
    await page.locator('summary', { hasText: 'Your details' }).click()
    await fullName(page).fill('half a name')
    await expect.poll(() => whereFound(page, ['half a name'])).toContainEqual(expect.stringContaining('database hatkhola-private-'))
    await page.goto('/en/events?q=clay+lamp+shilaidaha')
    await untilAlive(page)
    await page.getByRole('button', { name: 'Save for offline: Clay Lamp Workshop' }).click()
    await expect.poll(() => savedKeys(page)).toHaveLength(1)
    await page.goto('/en/profileindex')
    await expect(page.getByRole('heading', { level: 1, name: first.username })).toBeVisible()
    await page.goto('/en/become-a-seller')
    await expect(page.getByLabel('Shop name')).toBeVisible()
  })
  const { profile_picture } = await (await (await signInElsewhere(sharedMarket.origin, first)).ask(readAccount.path)).json()
  const picture = String(profile_picture).replace('.webp', '')
  const { id } = await sessionOf(page)
  const ofTheFirst = [first.username, first.email, picture, `hatkhola-private-${id}`, ...seen]
  expect(picture).toMatch(/^\/media\//)
  expect((await whereFound(page, ofTheFirst)).length, 'the search finds what is there').toBeGreaterThan(3)

  await test.step('signing out says what would be lost', async () => {
    await page.goto('/en/profileindex')
    await page.getByRole('button', { name: 'Log Out' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('1 unsent form')).toBeVisible()
    await expect(dialog.getByText('1 saved event')).toBeVisible()
    await dialog.getByRole('button', { name: 'Stay logged in' }).click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await dialog.getByRole('button', { name: 'Log out and delete' }).click()
    await expect(page).toHaveURL(/\/en\/login$/)
  })
  await expect.poll(() => whereFound(page, ofTheFirst), { message: 'signed out' }).toEqual([])

  await test.step('the second one has a phone of their own', async () => {
    await logIn(page, second)
    await touch(page)
    await expect(ownName(page, second)).toBeVisible()
    for (const path of ['/en/profile-settings', '/en/profileindex', '/en/saved', '/en/become-a-seller', '/en/events']) {
      await page.goto(path)
      await untilAlive(page)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      expect(await whereFound(page, ofTheFirst), path).toEqual([])
    }
    await page.goto('/en/saved')
    await expect(page.getByText('Nothing saved yet')).toBeVisible()
    await page.goto('/en/profile-settings')
    await expect(fullName(page)).toHaveValue('')
  })
})

test('a user who signs in while another is still signed in finds nothing of them either', async ({ page, context, sharedMarket }) => {
  const first = await joinMarket(sharedMarket.origin, 'shefali')
  const second = await joinMarket(sharedMarket.origin, 'monir')
  await signIn(page, first)
  await page.goto('/en/profile-settings')
  await fullName(page).fill('jute and lantern')
  await expect.poll(() => whereFound(page, ['jute and lantern'])).toContainEqual(expect.stringContaining('database hatkhola-private-'))
  const { id } = await sessionOf(page)
  // As when the service has ended the session: the name stays, so that the same person finds what they were writing.
  await context.clearCookies()
  await page.evaluate(() => localStorage.removeItem('authToken'))
  await logIn(page, second)
  await page.goto('/en/profile-settings')
  await expect(fullName(page)).toHaveValue('')
  expect(await whereFound(page, [first.username, first.email, 'jute and lantern', `hatkhola-private-${id}`])).toEqual([])
})
