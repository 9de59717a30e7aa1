import { expect, type Page } from '@playwright/test'
import { precacheGroupsOf } from '#contract/core/precached-screens.ts'
import { everyAddress, everyScreen, type KnownThings } from '../support/journeys/every-address.ts'
import type { Gateway } from '../support/journeys/market/gateway.ts'
import { openCommentForm } from '../support/journeys/market/magazine.ts'
import { type SharedMarket, test } from '../support/journeys/market/walk.ts'
import { joinMarket, openShopOf, signIn } from '../support/journeys/member.ts'
import { openEach, tableOf, totalsOf } from '../support/journeys/offline-sweep.ts'
import { untilAlive, untilAppIsHeld } from '../support/journeys/reader.ts'

/** Set to look at every address in each spelling and language, rather than at each screen once. */
const IS_WHOLE = process.env.HATKHOLA_SWEEP === 'whole'
/** The lists, and by which mark the worker says that it has the screens which belong to one. */
const LISTS = [
  ['/en', '/.complete-for-home'],
  ['/en/events', '/.complete-for-buyers'],
  ['/en/jobportal', '/.complete-for-jobs'],
  ['/en/blogs', '/.complete-for-readers'],
] as const
/** To a visitor these are one as the other. */
const OF_MEMBERS = /^\/(?:become|buyer|check-|event-payment|hiring|order|profile|reset|seller[ep]|ticket|verify|writing)/
/** Nothing that is fetched by itself takes longer than this on a machine that is busy. */
const HELD_MS = 20_000

async function knownThings({ origin, stock }: SharedMarket): Promise<KnownThings> {
  const firstOf = async (path: string): Promise<number> => {
    const { results }: { results: { id?: number; job_post_id?: number }[] } = await (await fetch(`${origin}${path}?limit=4`)).json()
    return results.at(-1)?.job_post_id ?? results.at(-1)?.id ?? 0
  }
  const [job, blog] = await Promise.all([firstOf('/api/job_post/'), firstOf('/api/blogs/')])
  return { event: stock.concert, job, blog, order: '00000000-0000-4000-8000-000000000000', shop: 'no-such-shop' }
}

/** Home and the lists are seen once, and an article opened, so that a comment can be written below it. */
async function lookAround(page: Page, { blog }: KnownThings): Promise<void> {
  for (const [path, mark] of LISTS) {
    await page.goto(path)
    await untilAlive(page)
    await untilAppIsHeld(page)
    // A page asks for its screens once it is at rest; who leaves it sooner has not seen it.
    await untilHeldFor(page, [mark])
  }
  await page.goto(`/en/blogs/${blog}`)
  await openCommentForm(page)
}

/** Waits until these screens are on the phone, as long as they take by themselves. */
async function untilHeldFor(page: Page, marks: readonly string[]): Promise<void> {
  const held = () => page.evaluate(async (all) => (await Promise.all(all.map((mark) => caches.match(mark)))).every(Boolean), marks)
  await expect
    .configure({ soft: true })
    .poll(held, { timeout: HELD_MS, message: `the phone holds ${marks.join(' ')}` })
    .toBe(true)
}

async function goOffline(page: Page, gateway: Gateway): Promise<void> {
  gateway.set('cut')
  await page.context().setOffline(true)
}

/** Something waits to be sent. */
async function comment(page: Page, name?: string): Promise<void> {
  const form = await openCommentForm(page)
  await form.locator('[name=text]').fill('A comment that waits for the network.')
  if (name) {
    await form.locator('[name=name]').fill(name)
    await form.locator('[name=email]').fill('guest@mail.example')
  }
  await form.locator('button[type=submit]').click()
  await expect(form.getByText('Saved on this phone, not sent yet.')).toBeVisible()
}

async function sweep(page: Page, known: KnownThings, isWorthALook: (path: string) => boolean): Promise<void> {
  const all = IS_WHOLE ? everyAddress(known) : everyScreen(known).filter(isWorthALook)
  // Signing out is asked for, not done; that screen comes last all the same.
  const addresses = [...all.filter((path) => !path.includes('logout')), ...all.filter((path) => path.includes('logout'))]
  const shown = await openEach(page, addresses)
  const totals = totalsOf(shown)
  if (IS_WHOLE || totals.work < totals.addresses || totals.errors > 0) process.stdout.write(`${tableOf(shown)}\n${JSON.stringify(totals)}\n`)
  expect(shown.filter(({ lacks }) => lacks.length > 0).map(({ address, lacks }) => `${address} lacks ${lacks.join(' ')}`)).toEqual([])
  expect(shown.flatMap(({ address, errors }) => errors.map((error) => `${address}: ${error}`))).toEqual([])
}

test('a visitor fills in a checkout without network; it is there when the page is read again; the login says what it needs', async ({
  page,
  gateway,
  sharedMarket,
}) => {
  const fair = sharedMarket.stock.fairs[0]
  await page.goto(`/en/eventdetails/${fair}`)
  await untilAppIsHeld(page)
  await untilHeldFor(page, ['/.complete-for-buyers'])
  await goOffline(page, gateway)
  await page.goto(`/en/evencheckout/${fair}`)
  await page.getByLabel('Full Name').fill('Rahima Khatun')
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('Rahima Khatun')
  await page.goto('/en/login')
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(page.getByText('Login needs the internet.')).toBeVisible()
})

test.describe('without network every address shows header, bar, language and outbox', () => {
  test.describe.configure({ timeout: IS_WHOLE ? 1_500_000 : 240_000 })

  test('to a visitor whose comment waits', async ({ page, gateway, sharedMarket }) => {
    const known = await knownThings(sharedMarket)
    await lookAround(page, known)
    await goOffline(page, gateway)
    await comment(page, 'A guest')
    await sweep(page, known, (path) => !OF_MEMBERS.test(path))
  })

  test('to somebody who sells, after one sign-in', async ({ page, gateway, sharedMarket }) => {
    const known = await knownThings(sharedMarket)
    const member = await joinMarket(sharedMarket.origin, 'keeper')
    await openShopOf(sharedMarket.origin, member)
    await signIn(page, member)
    await lookAround(page, known)
    await untilHeldFor(page, ['/.complete-for-members', '/.complete-for-sellers', '/.complete-for-gates'])
    await goOffline(page, gateway)
    await comment(page)
    await sweep(page, known, (path) => precacheGroupsOf(path)?.some((one) => one === 'seller' || one === 'member' || one === 'gate') ?? false)
  })
})
