import { expect, type Page } from '@playwright/test'
import { test } from '../support/journeys/market/walk.ts'
import { joinMarket, linkMailedTo, logIn, newMember, opens, ownName, sessionOf, signInElsewhere, typeLogin } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { collectComplaints, touch, untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

test('a new user joins, is told what is invalid while typing, verifies the email and logs in', async ({ page, sharedMarket }) => {
  const complaints = collectComplaints(page)
  const member = newMember('boatman')
  const field = (name: string) => page.locator(`main input[name=${name}]`)
  const submit = page.getByRole('button', { name: 'Create account' })
  await page.goto('/en/events')
  await untilAlive(page)
  await touch(page)
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).click()

  await test.step('a name that is taken, or one that looks like it, is refused while it is typed', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Join Hatkhola' })).toBeVisible()
    for (const [name, says] of [
      ['nusrat', 'Username already taken'],
      [member.username, 'Username available'],
      ['NUS.RAT', 'Username already taken'],
    ] as const) {
      await field('username').fill(name)
      await field('email').focus()
      await expect(page.getByText(says), name).toBeVisible()
    }
    await field('username').fill(member.username)
    await expect(page.getByText('Username available')).toBeVisible()
  })

  await test.step('what does not fit is said at its field when it is sent', async () => {
    await field('email').fill('boatman@nowhere')
    await field('password').fill('12345')
    await field('confirm_password').fill('123456')
    await submit.click()
    await expect(page.getByText('Enter an email address such as name@example.com')).toBeVisible()
    await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()
    await expect(field('email')).toBeFocused()
    for (const [name, says] of [
      ['Hatkh0la', 'This name is reserved. Please choose another one'],
      ['নুসরাতsat', 'Use Bangla or English letters, not both'],
    ] as const) {
      await field('username').fill(name)
      await expect(page.getByText(says), name).toBeVisible()
    }
    await field('username').fill(member.username)
    await field('email').fill(member.email)
    await field('password').fill('password1')
    await field('confirm_password').fill('password2')
    await expect(page.getByText('Passwords do not match!')).toBeVisible()
    await field('confirm_password').fill('password1')
    await submit.click()
    await expect(page.getByText('This password is too common.')).toBeVisible()
    await field('password').fill(member.password)
    await field('confirm_password').fill(member.password)
  })

  await test.step('sent: the login screen says so and has the name', async () => {
    await submit.click()
    await expect(page).toHaveURL(/\/en\/login\?next=%2Fevents$/)
    await expect(page.getByText(`Your account is ready: ${member.username}`)).toBeVisible()
    await expect(page.getByText(member.email)).toBeVisible()
    await expect(field('username')).toHaveValue(member.username)
  })

  await test.step('logged in: the own name stands in the header and in the menu', async () => {
    await field('password').fill(member.password)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL(/\/en\/events$/)
    await touch(page)
    await expect(ownName(page, member)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toHaveCount(0)
    await ownName(page, member).click()
    await expect(page.getByRole('dialog').getByText(member.username)).toBeVisible()
    expect(await sessionOf(page)).toMatchObject({ username: member.username, email: member.email, id: expect.stringMatching(/^\d+$/) })
  })

  await test.step('the link of the mail verifies the address, once, and is not left in the address bar', async () => {
    const link = await linkMailedTo(sharedMarket.dataFolder, member.email, 'verify-email')
    await page.goto(link)
    await expect(page.getByText(`${member.email} is verified and belongs to your account.`)).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    await page.goto('/en/profile-settings#email')
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
    await page.goto(link)
    await expect(page.getByText('This link is no longer valid')).toBeVisible()
  })
  // The service's refusals above are answers that the browser itself reports.
  expect(complaints.filter((complaint) => !complaint.includes('Failed to load resource'))).toEqual([])
})

test('a forgotten password is set anew by mail: the old one is refused and every other device is out', async ({ page, sharedMarket }) => {
  const { origin, dataFolder } = sharedMarket
  const member = await joinMarket(origin)
  const elsewhere = await signInElsewhere(origin, member)
  expect((await elsewhere.ask('/api/account/')).status).toBe(200)
  await page.goto('/en/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(`If there is an account for ${member.email}`)).toBeVisible()

  const renewed = { ...member, password: 'নৌকা বাইচ at noon' }
  const link = await linkMailedTo(dataFolder, member.email, 'reset-password')
  await page.goto(link)
  await page.getByLabel('New password').fill(renewed.password)
  await page.getByLabel('Confirm Password').fill(renewed.password)
  expect(page.url(), 'the secret has left the address').not.toContain('token')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Your new password is set')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue(member.username)

  expect(await opens(origin, member), 'the old password').toBe(false)
  expect((await elsewhere.ask('/api/account/')).status, 'the other device').toBe(401)
  await typeLogin(page, renewed)
  await expect(page).toHaveURL(/\/(?:en)?$/)
  await page.goto(link)
  await page.getByLabel('New password').fill('something else here')
  await page.getByLabel('Confirm Password').fill('something else here')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('This link is no longer valid'), 'it works once').toBeVisible()
})

test('the login leads back to where it was asked for, and never to another site', async ({ page, gateway, sharedMarket }) => {
  const member = await joinMarket(sharedMarket.origin)
  const elsewhere: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && new URL(request.url()).origin !== gateway.origin && elsewhere.push(request.url()))
  // What a browser reads in its own way; every other spelling: tests/app/accounts/log-in.test.tsx.
  for (const evil of ['/\\evil.example', '/\t/evil.example']) {
    await logIn(page, member, `/en/login?next=${encodeURIComponent(evil)}`)
    expect(page.url(), evil).toBe(`${gateway.origin}/en`)
    await page.goto(`/en/login?next=${encodeURIComponent(evil)}`)
    await expect(page.getByRole('main').getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/en')
    await forgetEverything(page)
  }
  await logIn(page, member, `/en/login?next=${encodeURIComponent('/events?q=shalukpur&sort=price-high')}`)
  expect(page.url()).toBe(`${gateway.origin}/en/events?q=shalukpur&sort=price-high`)
  expect(elsewhere).toEqual([])
})

test('screens that need a session tell a visitor what they are and lead back after the login', async ({ page, sharedMarket }) => {
  const member = await joinMarket(sharedMarket.origin)
  for (const path of ['/profile-settings', '/profileindex', '/become-a-seller', '/sellerprofile', '/logout', '/buyer']) {
    await page.goto(`/en${path}`)
    await expect(page.getByText('Please log in first. Then you’ll come back to this screen.'), path).toBeVisible()
    expect(new URL(page.url()).pathname, 'nobody is sent anywhere').toBe(`/en${path}`)
    await expect(page.getByRole('main').getByRole('link', { name: 'Create account' })).toBeVisible()
  }
  await page.goto('/en/profile-settings')
  await untilAlive(page)
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await typeLogin(page, member)
  await expect(page).toHaveURL(/\/en\/profile-settings$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible()
  await page.goto('/en/sellerprofile')
  await expect(page.getByText('This screen is for sellers.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'BECOME A SELLER' }).click()
  await expect(page.getByLabel('Shop name')).toBeVisible()
})

async function forgetEverything(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}
