import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { readAccount } from '#contract/accounts/accounts.ts'
import { listSessions, logout, refresh } from '#contract/accounts/sessions.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { launchOptions } from '../support/chromium.ts'
import type { Gateway } from '../support/journeys/market/gateway.ts'
import { test } from '../support/journeys/market/walk.ts'
import { joinMarket, logIn, ownName, sessionOf, signIn, signInElsewhere, spoilToken } from '../support/journeys/member.ts'
import { PHONE } from '../support/journeys/phone.ts'
import { touch, untilAppIsHeld } from '../support/journeys/reader.ts'
import { wholePhone } from '../support/journeys/whole-phone.ts'

const HOURS_2 = 2 * 3_600_000
const SETTINGS = '/en/profile-settings'

/** A browser that keeps its profile when it is closed, as a phone does. */
async function openPhone(profile: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions(), ...PHONE })
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

/** The answers to one question that this phone got so far, oldest first. */
const answersTo = ({ asked }: Gateway, { method, path }: { method: string; path: string }): (number | undefined)[] =>
  asked.filter((one) => one.method === method && one.path === path).map(({ status }) => status)

/** What this phone stores for the signed-in user. */
const keptInPrivate = async (page: Page): Promise<string> =>
  (await wholePhone(page)).flatMap(({ where, text }) => (where.startsWith('database hatkhola-private-') ? text : [])).join('\n')

const fullName = (page: Page) => page.getByLabel('Full Name')

test('a user stays signed in when the browser is closed and opened again without network', async ({ gateway, sharedMarket }) => {
  const member = await joinMarket(sharedMarket.origin, 'ferry')
  const profile = await mkdtemp(join(tmpdir(), 'hatkhola-phone-'))
  const at = (path: string) => gateway.origin + path

  await test.step('online: logged in, the settings were looked at', async () => {
    const { context, page } = await openPhone(profile)
    await signIn(page, member, gateway.origin)
    await page.goto(at(SETTINGS))
    await untilAppIsHeld(page)
    await fullName(page).fill('Ferry Master')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('[aria-live=polite]').getByText('Saved', { exact: true })).toBeVisible()
    await expect.poll(() => keptInPrivate(page), { message: 'the saved answer is kept' }).toContain('Ferry Master')
    await context.close()
  })

  const { context, page } = await openPhone(profile)
  gateway.set('cut')
  await context.setOffline(true)
  await context.clock.setSystemTime(Date.now() + HOURS_2)

  await test.step('offline: signed in, by name; the settings show what is kept and how old it is', async () => {
    await page.goto(at('/en/events'))
    await touch(page)
    await expect(ownName(page, member)).toBeVisible()
    await page.goto(at(SETTINGS))
    await expect(fullName(page)).toHaveValue('Ferry Master')
    await expect(page.getByText('Showing saved copy · 2 hours ago')).toBeVisible()
    expect(page.url()).toBe(at(SETTINGS))
  })

  await test.step('offline: what is typed is kept, and sent by hand when the network is back', async () => {
    await fullName(page).fill('Ferry Master of Goalundo')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('You are offline. Saving needs the internet; what you typed stays on this phone until then.').first()).toBeVisible()
    await expect.poll(() => keptInPrivate(page), { message: 'the draft is kept' }).toContain('Ferry Master of Goalundo')
    await page.reload()
    await expect(page.getByText('This is what you typed earlier. It is not saved yet.')).toBeVisible()
    await expect(fullName(page)).toHaveValue('Ferry Master of Goalundo')
  })

  await test.step('online again, the token too old by now: it is renewed without a word, once', async () => {
    await spoilToken(page)
    await page.reload()
    await expect(fullName(page)).toHaveValue('Ferry Master of Goalundo')
    gateway.asked.length = 0
    gateway.set('open')
    await context.setOffline(false)
    await expect.poll(() => answersTo(gateway, readAccount)).toEqual([401, 200])
    expect(answersTo(gateway, refresh)).toEqual([200])
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('[aria-live=polite]').getByText('Saved', { exact: true })).toBeVisible()
    await expect(page.getByText('Showing saved copy')).toHaveCount(0)
    expect(page.url()).toBe(at(SETTINGS))
  })
  await context.close()
  await rm(profile, { recursive: true, force: true })
})

test('ten tabs whose token is too old renew it once', async ({ page, context, gateway, sharedMarket }) => {
  test.slow()
  const member = await joinMarket(sharedMarket.origin)
  await signIn(page, member)
  await page.goto(SETTINGS)
  await expect(fullName(page)).toBeVisible()
  await untilAppIsHeld(page)
  const tabs = [page, ...(await Promise.all(Array.from({ length: 9 }, () => context.newPage())))]
  await spoilToken(page)
  gateway.asked.length = 0
  await Promise.all(tabs.map((tab) => tab.goto(SETTINGS, { waitUntil: 'commit' })))
  // Ten pages at once: how long a busy machine takes for them says nothing.
  const timeout = 60_000
  for (const tab of tabs) await expect(fullName(tab)).toBeVisible({ timeout })
  await expect.poll(() => answersTo(gateway, readAccount).filter((status) => status === 200).length, { timeout }).toBeGreaterThanOrEqual(10)
  expect(answersTo(gateway, refresh)).toEqual([200])
  const tokens = new Set(await Promise.all(tabs.map(async (tab) => (await sessionOf(tab)).authToken)))
  expect(tokens.size).toBe(1)
})

test('a session that was ended elsewhere is over in words, without a bounce, and nothing of its answers stays', async ({ page, sharedMarket }) => {
  const member = await joinMarket(sharedMarket.origin)
  await signIn(page, member)
  await page.goto(SETTINGS)
  await expect(fullName(page)).toBeVisible()
  const elsewhere = await signInElsewhere(sharedMarket.origin, member)
  await elsewhere.ask('/api/account/other_sessions/', 'DELETE')
  await page.reload()
  await expect(page.getByText(`Please log in again, ${member.username}.`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${SETTINGS}$`))
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await expect(page.getByText(`Your session has expired. Log in again to continue as ${member.username}.`)).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue(member.username)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(new RegExp(`${SETTINGS}$`))
  await expect(fullName(page)).toBeVisible()
})

test('a service that is silent signs no user out: screens with a saved copy show it', async ({ page, gateway, sharedMarket }) => {
  const member = await joinMarket(sharedMarket.origin)
  await signIn(page, member)
  await page.goto('/en/profileindex')
  await untilAppIsHeld(page)
  await expect(page.getByRole('heading', { level: 1, name: member.username })).toBeVisible()
  await page.goto(`${SETTINGS}#devices`)
  await expect(page.getByText('This device')).toBeVisible()
  await expect.poll(() => keptInPrivate(page), { message: 'the devices are kept' }).toContain(listSessions.path)
  await spoilToken(page)
  gateway.set('silent')
  for (const [path, shown] of [
    ['/en/profileindex', page.getByRole('main').getByText(member.username)],
    [`${SETTINGS}#devices`, page.getByText('This device')],
    [SETTINGS, fullName(page)],
  ] as const) {
    await page.goto(path)
    await expect(shown.first(), path).toBeVisible()
    expect(page.url(), path).toContain(path)
  }
  expect(await sessionOf(page)).toMatchObject({ username: member.username, authToken: expect.any(String) })
  gateway.set('open')
  await page.goto(SETTINGS)
  await expect(fullName(page)).toBeVisible()
  await expect.poll(async () => (await sessionOf(page)).authToken).toMatch(/^eyJ/)
})

test('a phone whose clock is a day behind signs in, stays signed in and is answered', async ({ page, context, gateway, sharedMarket }) => {
  await context.clock.setSystemTime(Date.now() - DAY_MS)
  const member = await joinMarket(sharedMarket.origin)
  await logIn(page, member)
  await page.goto(SETTINGS)
  await fullName(page).fill('Early Bird')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('[aria-live=polite]').getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(fullName(page)).toHaveValue('Early Bird')
  expect(answersTo(gateway, readAccount)).not.toContain(401)
  expect(answersTo(gateway, refresh)).toEqual([])
})

test('signing out without network clears the phone at once, and ends the session when the network is back', async ({
  page,
  context,
  gateway,
  sharedMarket,
}) => {
  const member = await joinMarket(sharedMarket.origin)
  await signIn(page, member)
  const elsewhere = await signInElsewhere(sharedMarket.origin, member)
  const devices = async (): Promise<number> => (await (await elsewhere.ask(listSessions.path)).json()).length
  expect(await devices()).toBe(2)
  await page.goto('/en/profileindex')
  await untilAppIsHeld(page)
  await expect(page.getByRole('heading', { level: 1, name: member.username })).toBeVisible()
  gateway.set('cut')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/en\/login$/)
  expect(await sessionOf(page)).toEqual({ username: null, email: null, id: null, authToken: null })
  // What a visitor keeps is no account's: their basket is looked for there.
  const ofAccounts = await page.evaluate(async () => (await indexedDB.databases()).filter(({ name }) => name?.includes('private') && !name.endsWith('-0')))
  expect(ofAccounts).toEqual([])
  expect(await devices(), 'the service knows nothing of it yet').toBe(2)
  await page.reload()
  gateway.asked.length = 0
  gateway.set('open')
  await context.setOffline(false)
  await expect.poll(() => answersTo(gateway, logout)).toEqual([200])
  expect(await devices()).toBe(1)
})
