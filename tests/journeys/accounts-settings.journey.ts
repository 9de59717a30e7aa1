import { expect, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { Account } from '#contract/accounts/accounts.ts'
import { readAccount } from '#contract/accounts/accounts.ts'
import { aPhoto } from '../support/a-picture.ts'
import { openMarketDatabase } from '../support/journeys/market/market-stock.ts'
import { test } from '../support/journeys/market/walk.ts'
import { joinMarket, opens, sessionOf, signIn, signInElsewhere } from '../support/journeys/member.ts'
import { collectComplaints, untilAlive, untilAppIsHeld, untilPictured } from '../support/journeys/reader.ts'
import { whereFound } from '../support/journeys/whole-phone.ts'

const SETTINGS = '/en/profile-settings'
const MINUTES_11 = '11 minutes'

const notice = (page: Page, text: string | RegExp) => expect(page.locator('[aria-live=polite]').getByText(text)).toBeVisible()

/** Opens one thing to set. */
async function open(page: Page, section: string): Promise<void> {
  const wasThere = new URL(page.url()).pathname === SETTINGS
  await page.goto(`${SETTINGS}#${section}`)
  if (wasThere) await page.reload()
  await expect(page.locator(`details#${section}`)).toHaveAttribute('open')
}

test('name in Bangla and emoji, number in Bangla digits, picture cut to a square: all are there after a reload', async ({
  page,
  context,
  gateway,
  sharedMarket,
}) => {
  const complaints = collectComplaints(page)
  const member = await joinMarket(sharedMarket.origin)
  await signIn(page, member)
  await page.goto(SETTINGS)
  await untilAppIsHeld(page)

  await test.step('name and number', async () => {
    await page.getByLabel('Full Name').fill('  আনোয়ারা   বেগম 👩🏽‍🌾 ')
    await page.getByLabel('Phone Number').fill('০১৭১২ ৩৪৫৬৭৮')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await notice(page, 'Saved')
    await expect(page.getByLabel('Full Name'), 'as it is kept').toHaveValue('আনোয়ারা বেগম 👩🏽‍🌾')
    await page.reload()
    await expect(page.getByLabel('Full Name')).toHaveValue('আনোয়ারা বেগম 👩🏽‍🌾')
    await expect(page.getByLabel('Phone Number')).toHaveValue(/^01712/)
    await page.getByLabel('Phone Number').fill('12345')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Enter a Bangladeshi mobile number of 11 digits')).toBeVisible()
    await page.getByLabel('Phone Number').fill('01712345678')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await notice(page, 'Saved')
  })

  await test.step('a picture: the frame is moved by keys, what is sent is square', async () => {
    await page.locator('input[type=file]').setInputFiles(await aPhoto())
    const dialog = page.getByRole('dialog', { name: 'Crop picture' })
    await dialog.getByLabel(/^Crop area/).focus()
    // As far as it goes: then the sun is in the middle of what is kept.
    for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('Shift+ArrowLeft')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await notice(page, 'Your picture is saved')
    const shown = page.locator('main img[alt="Your picture"]')
    await untilPictured(page, 'main img[alt="Your picture"]')
    const { width, height, middle } = await shown.evaluate(lookAt)
    expect(width).toBe(height)
    expect(middle.red, 'the sun').toBeGreaterThan(middle.green + 60)
    await untilPictured(page, 'header img')
  })

  await test.step('the picture is shown without network too', async () => {
    gateway.set('cut')
    await context.setOffline(true)
    await page.reload()
    await untilPictured(page, 'main img[alt="Your picture"]')
    gateway.set('open')
    await context.setOffline(false)
    await page.reload()
  })

  await test.step('it can be removed', async () => {
    await page.getByRole('button', { name: 'Remove picture' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await notice(page, 'Your picture is removed')
    await expect(page.locator('main img[alt="Your picture"]')).toHaveCount(0)
  })
  expect(complaints.filter((complaint) => !/Failed to load resource|net::ERR/.test(complaint))).toEqual([])
})

test('the language is switched for the app and for mails, and digits follow', async ({ page, sharedMarket }) => {
  const member = await joinMarket(sharedMarket.origin)
  await signIn(page, member)
  await page.goto(SETTINGS)
  await page.getByLabel('Phone Number').fill('01712345678')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await notice(page, 'Saved')
  await open(page, 'look')
  // It is chosen once the texts are there.
  await page.getByLabel('বাংলা').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('প্রোফাইল সেটিংস')
  const elsewhere = await signInElsewhere(sharedMarket.origin, member)
  const language = async () => ((await (await elsewhere.ask(readAccount.path)).json()) as Account).language
  await expect.poll(language).toBe('bn')
  await page.locator('details#profile summary').click()
  await expect(page.locator('input[name=phone]')).toHaveValue(/^০১৭১২/)
})

test('a new password asks for the old one when the login is a while ago, and ends every other session', async ({ page, sharedMarket }) => {
  const { origin, dataFolder } = sharedMarket
  const member = await joinMarket(origin)
  await signIn(page, member)
  const other = await signInElsewhere(origin, member)
  await letLoginAge(dataFolder, member.username)
  await open(page, 'password')
  await page.getByLabel('New password').fill('a second boat on the Meghna')
  await page.getByLabel('Confirm Password').fill('a second boat on the Meghna')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enter your password again' })
  await dialog.getByLabel('Password', { exact: true }).fill('not this one')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Wrong password. Please try again.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(member.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await notice(page, 'Your password is saved. All other devices are logged out.')
  expect((await other.ask(readAccount.path)).status).toBe(401)
  expect(await opens(origin, member), 'the old password').toBe(false)
  expect(await opens(origin, { ...member, password: 'a second boat on the Meghna' })).toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' }), 'this device stays').toBeVisible()
  await expect(page.locator('details#password')).toBeVisible()
})

test('a deleted account is gone from the phone and from every device, and a login to it fails', async ({ page, sharedMarket }) => {
  const { origin } = sharedMarket
  const member = await joinMarket(origin)
  await signIn(page, member)
  const other = await signInElsewhere(origin, member)
  await open(page, 'delete')
  const form = page.locator('details#delete')
  await form.getByRole('textbox').fill('somebody')
  await form.getByRole('button', { name: 'Delete account' }).click()
  await expect(form.getByText('Please check this field')).toBeVisible()
  await form.getByRole('textbox').fill(member.username)
  await form.getByRole('button', { name: 'Delete account' }).click()
  await notice(page, 'Your account is deleted. Thank you for using Hatkhola.')
  await expect(page).toHaveURL(/\/en$/)
  expect(await sessionOf(page)).toEqual({ username: null, email: null, id: null, authToken: null })
  expect((await other.ask(readAccount.path)).status).toBe(401)
  expect(await opens(origin, member)).toBe(false)
  await untilAlive(page)
  await expect.poll(() => whereFound(page, [member.username, member.email])).toEqual([])
})

/** Runs in the page: how large a picture is, and what colour its middle has. */
function lookAt(image: HTMLImageElement) {
  const canvas = document.createElement('canvas')
  const [width, height] = [image.naturalWidth, image.naturalHeight]
  Object.assign(canvas, { width, height })
  const drawing = canvas.getContext('2d')
  drawing?.drawImage(image, 0, 0)
  const [red = 0, green = 0] = drawing?.getImageData(width / 2, height / 2, 1, 1).data ?? []
  return { width, height, middle: { red, green } }
}

/** As if every login of this account were too long ago to change what guards it. */
async function letLoginAge(dataFolder: string, username: string): Promise<void> {
  const database = await openMarketDatabase(dataFolder)
  await database.db.execute(
    sql`update sessions set proved_at = now() - ${MINUTES_11}::interval where user_id = (select id from users where username = ${username})`,
  )
  await database.close()
}
