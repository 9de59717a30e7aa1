import { expect } from '@playwright/test'
import { focused, tabTo } from '../support/journeys/keyboard.ts'
import { test } from '../support/journeys/market/walk.ts'
import { joinMarket, sessionOf } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { collectComplaints, untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

test.use({ viewport: { width: 1280, height: 740 }, isMobile: false, hasTouch: false })

test('with the keyboard alone: logging in, the user menu, the settings, signing out', async ({ page, sharedMarket }) => {
  const complaints = collectComplaints(page)
  const member = await joinMarket(sharedMarket.origin)
  await page.goto('/en/events')
  await untilAlive(page)

  await test.step('to the login and through it', async () => {
    await tabTo(page, 'Log In')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/login\?next=%2Fevents$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible()
    await tabTo(page, 'Username')
    await page.keyboard.type(member.username)
    await tabTo(page, 'Password')
    await page.keyboard.type('not this one')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Invalid username or password. Please try again.')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(member.password)
    await tabTo(page, 'Remember Me')
    await page.keyboard.press('Space')
    await tabTo(page, 'Log In')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/events$/)
  })

  await test.step('the user menu: opened, walked through, closed by Esc, and the focus stays', async () => {
    // The header has a visitor's links until the code of the user menu has come.
    await expect(page.getByRole('banner').locator('summary', { hasText: member.username })).toBeVisible()
    await tabTo(page, new RegExp(`${member.username}$`))
    await page.keyboard.press('Enter')
    const menu = page.getByRole('list', { name: 'Account' })
    await expect(menu).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(focused(page)).toHaveText(member.username)
    await page.keyboard.press('End')
    await expect(focused(page)).toHaveText('Logout')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(focused(page)).toContainText(member.username)
    await page.keyboard.press('Enter')
    for (const entry of [member.username, 'Post', 'My day', 'Bookings', 'Tickets', 'Orders', 'Wallet', 'Messages', 'Profile Settings']) {
      await page.keyboard.press('ArrowDown')
      await expect(focused(page)).toHaveText(entry)
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/profile-settings$/)
    await expect(page.getByLabel('Full Name')).toBeVisible()
  })

  await test.step('a setting: opened and saved', async () => {
    await tabTo(page, /^Full Name/)
    await page.keyboard.type('Keys Only')
    await page.keyboard.press('Enter')
    await expect(page.locator('[aria-live=polite]').getByText('Saved')).toBeVisible()
    await tabTo(page, /^Devices/)
    await page.keyboard.press('Enter')
    await expect(page.getByText('This device')).toBeVisible()
  })

  await test.step('out again by the menu', async () => {
    await page.reload()
    await untilAlive(page)
    // The menu comes with the session, a moment after the page.
    await expect(page.getByRole('banner').locator('summary', { hasText: member.username })).toBeVisible()
    await tabTo(page, new RegExp(`${member.username}$`))
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await expect(focused(page)).toHaveText('Logout')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/login$/)
    expect((await sessionOf(page)).authToken).toBeNull()
  })
  expect(complaints.filter((complaint) => !complaint.includes('Failed to load resource'))).toEqual([])
})
