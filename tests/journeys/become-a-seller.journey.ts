import { expect, type Page } from '@playwright/test'
import { test } from '../support/journeys/market/walk.ts'
import { joinMarket, newMember, ownName, signIn } from '../support/journeys/member.ts'
import { collectComplaints, untilAlive, untilAppIsHeld } from '../support/journeys/reader.ts'

const FORM = '/en/become-a-seller'

const notice = (page: Page, text: string) => expect(page.locator('[aria-live=polite]').getByText(text)).toBeVisible()

/** Fills the form of a shop, as far as it must be. */
async function fillShop(page: Page, { name, slug }: { name: string; slug: string }): Promise<void> {
  await page.getByLabel('Shop name').fill(name)
  await page.getByLabel('Address of your page').fill(slug)
  await page.getByLabel('Profession').fill('নৌকার মাঝি')
  await page.getByLabel('Division').selectOption('Dhaka')
  await page.getByLabel('District').selectOption('Manikganj')
}

test('a buyer opens a public shop, changes it, and goes to buyer mode and back', async ({ page, browser, gateway, sharedMarket }) => {
  const complaints = collectComplaints(page)
  const member = await joinMarket(sharedMarket.origin, 'majhi')
  const slug = `boats-of-${member.username}`
  await signIn(page, member)
  await page.goto('/en/events')

  await test.step('to the form, by the menu of a phone', async () => {
    await untilAlive(page)
    await ownName(page, member).click()
    await page.getByRole('dialog').getByRole('link', { name: 'BECOME A SELLER - JOIN NOW' }).click()
    await expect(page).toHaveURL(/\/en\/become-a-seller$/)
  })

  await test.step('what is missing is said at its field, an address that is taken while it is typed', async () => {
    await page.getByRole('button', { name: 'Open shop' }).click()
    await expect(page.getByLabel('Shop name')).toBeFocused()
    await expect(page.getByText('This field is required').first()).toBeVisible()
    await page.getByLabel('Address of your page').fill('nusrat')
    await expect(page.getByText(/Address already taken|Address available/)).toBeVisible()
    await fillShop(page, { name: 'Boats of Aricha ⛵', slug })
    await expect(page.getByText('Address available')).toBeVisible()
    for (const word of ['বাংলা', 'English']) {
      await page.getByRole('textbox', { name: 'Languages' }).fill(word)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('textbox', { name: 'Skills' }).fill('rowing, singing')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove singing' }).click()
    await page.getByLabel('About').fill('Twenty years on the Padma.\nকোনো দুর্ঘটনা নেই।')
  })

  await test.step('opened: the owner’s page, with what an owner can do', async () => {
    await page.getByRole('button', { name: 'Open shop' }).click()
    await notice(page, 'Your shop is saved.')
    await expect(page).toHaveURL(/\/en\/sellerprofile$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Boats of Aricha ⛵' })).toBeVisible()
    await expect(page.getByText('How to become a “Verified seller”')).toBeVisible()
    await expect(page.getByText('Manikganj, Dhaka')).toBeVisible()
  })

  await test.step('visitors see it, also without JavaScript, and search engines are told what it is', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: gateway.origin })
    const visitor = await plain.newPage()
    await visitor.goto(`/en/seller/${slug}`)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Boats of Aricha ⛵' })).toBeVisible()
    await expect(visitor.getByText('নৌকার মাঝি').first()).toBeVisible()
    await expect(visitor.getByText('rowing')).toBeVisible()
    await expect(visitor.getByText('singing')).toHaveCount(0)
    await expect(visitor.getByText('কোনো দুর্ঘটনা নেই।')).toBeVisible()
    await expect(visitor.getByRole('button', { name: 'Edit shop' })).toHaveCount(0)
    expect(await visitor.content()).not.toContain(member.email)
    await expect(visitor).toHaveTitle(/^Boats of Aricha ⛵ · /)
    await visitor.goto(`/bn/seller/${slug}`)
    await expect(visitor.getByText('মানিকগঞ্জ, ঢাকা')).toBeVisible()
    await plain.close()
  })

  await test.step('changed: the page says so at once', async () => {
    await page.getByRole('button', { name: 'Edit shop' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit your shop' })
    await expect(dialog.getByLabel('District')).toHaveValue('Manikganj')
    await dialog.getByLabel('Shop name').fill('আরিচার নৌকা')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'আরিচার নৌকা' })).toBeVisible()
    await expect(page).toHaveURL(/\/en\/sellerprofile$/)
  })

  await test.step('buyer mode and back', async () => {
    await page.goto('/en/profileindex')
    await page.getByText('My Dashboard').filter({ visible: true }).click()
    await page.getByRole('link', { name: 'Switch to Buyer Mode' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/\/en\/events$/)
    await notice(page, 'You are in buyer mode now.')
    await page.goto('/en/profileindex')
    await page.getByText('My Dashboard').filter({ visible: true }).click()
    await page.getByRole('link', { name: 'Switch to Seller Mode' }).filter({ visible: true }).click()
    await notice(page, 'You are in seller mode now.')
    await expect(page).toHaveURL(/\/en\/sellerprofile$/)
    await expect(page.getByRole('heading', { level: 1, name: 'আরিচার নৌকা' })).toBeVisible()
  })
  expect(complaints.filter((complaint) => !complaint.includes('Failed to load resource'))).toEqual([])
})

test('a shop that is half typed survives a closed tab, and nothing is lost when it cannot be sent', async ({ page, context, gateway, sharedMarket }) => {
  const member = await joinMarket(sharedMarket.origin, 'majhi')
  await signIn(page, member)
  await page.goto(FORM)
  await untilAppIsHeld(page)
  await fillShop(page, { name: 'Half a Shop', slug: `half-${member.username}` })
  await expect.poll(() => readDrafts(page)).toContain('Manikganj')
  await page.close()
  const tab = await context.newPage()
  await tab.goto(FORM)
  await expect(tab.getByText('Restored from what you typed before')).toBeVisible()
  await expect(tab.getByLabel('Shop name')).toHaveValue('Half a Shop')
  await expect(tab.getByLabel('District')).toHaveValue('Manikganj')
  gateway.set('cut')
  await context.setOffline(true)
  await tab.getByRole('button', { name: 'Open shop' }).click()
  await expect(tab.getByText('You are offline. Nothing was sent; what you typed stays on this phone.')).toBeVisible()
  gateway.set('open')
  await context.setOffline(false)
  await tab.getByRole('button', { name: 'Open shop' }).click()
  await expect(tab.getByRole('heading', { level: 1, name: 'Half a Shop' })).toBeVisible()
  await tab.goto(FORM)
  await expect(tab.getByRole('heading', { level: 1, name: 'Edit your shop' })).toBeVisible()
  await expect(tab.getByText('Restored from what you typed before')).toHaveCount(0)
})

test('a seller’s page is read without network once it was seen', async ({ page, context, gateway, sharedMarket }) => {
  await page.goto(`/en/eventdetails/${sharedMarket.stock.concert}`)
  await untilAppIsHeld(page)
  await page
    .getByRole('link', { name: /Rahima Shilaidaha/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rahima Shilaidaha' })).toBeVisible()
  const address = page.url()
  await expect(page.getByRole('link', { name: /Lalon Evening/ }).first()).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Rahima Shilaidaha' })).toBeVisible()
  gateway.set('cut')
  await context.setOffline(true)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Rahima Shilaidaha' })).toBeVisible()
  await expect(page.getByText('Folk singer').first()).toBeVisible()
})

/** The texts of what this phone holds in private. */
const readDrafts = async (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const name = `hatkhola-private-${localStorage.getItem('id')}`
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction('kept').objectStore('kept').getAll()
        reading.onsuccess = () => {
          opening.result.close()
          resolve(JSON.stringify(reading.result))
        }
      }
    })
  })

test('a visitor who wants to sell joins, logs in, and is at the form of the shop', async ({ page }) => {
  const member = newMember('seller')
  await page.goto('/en')
  await untilAlive(page)
  await page.getByRole('button', { name: 'Menu' }).last().click()
  await page.getByRole('dialog').getByRole('link', { name: 'BECOME A SELLER - JOIN NOW' }).click()
  await page.getByLabel('Username').fill(member.username)
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByLabel('Confirm Password').fill(member.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(`Your account is ready: ${member.username}`)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.locator('main form button[type=submit]').click()
  await expect(page).toHaveURL(/\/en\/become-a-seller$/)
  await expect(page.getByLabel('Shop name')).toBeVisible()
})
