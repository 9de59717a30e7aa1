import { expect, type Page } from '@playwright/test'
import { readBlog } from '#contract/blogs/blogs.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import { readEvent } from '#contract/events/events.ts'
import { readJob } from '#contract/jobs/jobs.ts'
import { BUYER, choose, typeDetails } from '../support/journeys/buying.ts'
import { everyScreen, type KnownThings } from '../support/journeys/every-address.ts'
import { type HeldClock, holdClock } from '../support/journeys/held-clock.ts'
import { openCommentForm } from '../support/journeys/market/magazine.ts'
import { type SharedMarket, test } from '../support/journeys/market/walk.ts'
import { joinMarket, openShopOf, signIn } from '../support/journeys/member.ts'
import { untilAlive, untilAppIsHeld, untilHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'
import { byAddress, insideApp, type Kept, type Times, tableOfTimes, timeEach, type Way, whatItShows } from '../support/journeys/silent-sweep.ts'
import { faultsOfWrite, type Write } from '../support/journeys/silent-writes.ts'

/** Set to look at every screen in every way and both languages, rather than at one of each kind. */
const IS_WHOLE = process.env.HATKHOLA_SWEEP === 'whole'
const FIVE_MINUTES_MS = 300_000
/** Of each kind one: with data and without, whose files are on the phone and whose are not. */
const ONE_OF_EACH = { visitor: /^\/(?:$|eventdetails\/|evencheckout\/|jobdetails\/)/, seller: /^\/(?:orders$|hiring\/job\/\d+\/update$)/ } as const

/** Opens what this phone is to keep, and waits until it does: a list and a detail of two kinds, in the whole of each. */
async function see(page: Page, { origin, stock }: SharedMarket): Promise<Kept> {
  const { results: jobs }: { results: { job_post_id: number }[] } = await (await fetch(`${origin}/api/job_post/?limit=1`)).json()
  const { results: blogs }: { results: { id: number }[] } = await (await fetch(`${origin}/api/blogs/?limit=1`)).json()
  const [event, job, blog] = [stock.fairs[0] ?? 0, jobs[0]?.job_post_id ?? 0, blogs[0]?.id ?? 0]
  const screens = [
    { address: '/en/events', answer: '/api/event/?limit=12' },
    { address: `/en/eventdetails/${event}`, answer: addressOf(readEvent, { params: { event_id: event } }) },
    { address: `/en/jobdetails/${job}`, answer: addressOf(readJob, { params: { job_post_id: job } }) },
    { address: `/en/blogs/${blog}`, answer: addressOf(readBlog, { params: { blog_id: blog } }) },
  ]
  const kept = new Map<string, string>()
  for (const { address, answer } of IS_WHOLE ? screens : screens.slice(0, 3)) {
    await page.goto(address)
    await untilAlive(page)
    await untilHeld(page, [answer])
    kept.set(address, await whatItShows(page))
  }
  return kept
}

/** Every phone holds this screen: from here one gets to the others inside the app. */
const FROM = '/saved'

async function knownThings({ origin, stock }: SharedMarket): Promise<KnownThings> {
  const firstOf = async (path: string): Promise<number> => {
    const { results }: { results: { id?: number; job_post_id?: number }[] } = await (await fetch(`${origin}${path}?limit=4`)).json()
    return results.at(-1)?.job_post_id ?? results.at(-1)?.id ?? 0
  }
  const [job, blog] = await Promise.all([firstOf('/api/job_post/'), firstOf('/api/blogs/')])
  return { event: stock.concert, job, blog, order: '00000000-0000-4000-8000-000000000000', shop: 'no-such-shop' }
}

type Language = 'en' | 'bn'

interface Round {
  clock: HeldClock
  known: KnownThings
  whose: keyof typeof ONE_OF_EACH
  /** Of the screens that are opened by their address; inside the app it is the other one. The whole has both of each. */
  language: Language
}

async function inEachWay(page: Page, { language, ...round }: Round): Promise<void> {
  const both: readonly Language[] = ['en', 'bn']
  const byTheirAddress = IS_WHOLE ? both : [language]
  const inside = IS_WHOLE ? both : both.filter((other) => other !== language)
  for (const one of byTheirAddress) await sweep(page, { ...round, language: one, label: 'by address', way: byAddress(page) })
  for (const one of inside) await sweep(page, { ...round, language: one, label: 'inside', way: insideApp(page, `/${one}${FROM}`) })
}

/** What the phone holds is there at once, and stays, as if there were a network. */
async function sweepKept(page: Page, clock: HeldClock, kept: Kept): Promise<void> {
  const ways = { 'by address': byAddress(page), inside: insideApp(page, `/en${FROM}`) }
  for (const [label, way] of Object.entries(ways)) report(`kept, ${label}`, await timeEach(page, { clock, way, addresses: [...kept.keys()], kept }))
}

function report(name: string, times: readonly Times[]): void {
  const wrong = times.filter(({ faults }) => faults.length > 0)
  if (IS_WHOLE || wrong.length > 0) process.stdout.write(`${tableOfTimes(name, times)}\n`)
  expect.soft(wrong.map(({ address, faults }) => `${name}, ${address}: ${faults.join(', ')}`)).toEqual([])
}

async function sweep(page: Page, { clock, known, whose, language, label, way }: Round & { label: string; way: Way }): Promise<void> {
  const screens = everyScreen(known).filter((path) => path !== FROM && (IS_WHOLE || ONE_OF_EACH[whose].test(path)))
  const addresses = screens.map((path) => `/${language}${path === '/' ? '' : path}`)
  report(`${whose}, ${label}`, await timeEach(page, { clock, way, addresses }))
}

test.describe('on a network that accepts and never answers every screen keeps to the time budget', () => {
  test.describe.configure({ timeout: IS_WHOLE ? 12 * FIVE_MINUTES_MS : FIVE_MINUTES_MS })

  test('to a visitor: what was seen is there at once, the rest is decided', async ({ page, gateway, sharedMarket }) => {
    const known = await knownThings(sharedMarket)
    await page.goto('/en/events')
    await untilAppIsHeld(page)
    const kept = await see(page, sharedMarket)
    const clock = await holdClock(page)
    gateway.set('silent')
    await inEachWay(page, { clock, known, whose: 'visitor', language: 'en' })
    await sweepKept(page, clock, kept)
  })

  test('to a visitor who logs in, joins and comments: what was typed stays', async ({ page, gateway, sharedMarket }) => {
    const { blog } = await knownThings(sharedMarket)
    const main = page.getByRole('main')
    await page.goto('/en/events')
    await untilAppIsHeld(page)
    const clock = await holdClock(page)
    const refused = main.getByRole('alert').filter({ hasText: /\S/ })
    const send = async (write: Write) => {
      gateway.set('silent')
      expect.soft(await faultsOfWrite(page, clock, write)).toEqual([])
      gateway.set('open')
    }

    await page.goto('/en/login')
    await main.getByLabel('Username').fill('boatman')
    await main.getByLabel('Password', { exact: true }).fill('a boat on the Padma')
    await send({ name: 'login', button: main.locator('form button[type=submit]'), decided: refused })
    await expect(main.getByLabel('Username')).toHaveValue('boatman')

    await page.goto('/en/registration')
    const field = (name: string) => main.locator(`input[name=${name}]`)
    await field('username').fill('boatman')
    await field('email').fill('boatman@mail.example')
    await field('password').fill('a boat on the Padma')
    await field('confirm_password').fill('a boat on the Padma')
    await send({ name: 'registration', button: main.locator('form button[type=submit]'), decided: refused })
    await expect(field('email')).toHaveValue('boatman@mail.example')

    await page.goto(`/en/blogs/${blog}`)
    // The clock is held: a wait after which the screen asks again is over when the test lets it pass.
    await expect(async () => {
      await clock.pass(1_000)
      await expect(page.locator('#write-comment')).toBeAttached({ timeout: 1_000 })
    }).toPass({ timeout: 60_000 })
    const form = await openCommentForm(page)
    await form.locator('[name=text]').fill('A comment on a silent network.')
    await form.locator('[name=name]').fill('A guest')
    await form.locator('[name=email]').fill('guest@mail.example')
    await send({ name: 'comment', button: form.locator('button[type=submit]'), decided: form.getByText('Saved on this phone, not sent yet.') })
  })

  test('to a member who saves a profile and orders: the order is kept and still tried', async ({ page, gateway, sharedMarket }) => {
    const main = page.getByRole('main')
    const member = await joinMarket(sharedMarket.origin, 'waiter')
    await signIn(page, member)
    await page.goto('/en/events')
    await untilAppIsHeld(page)
    await choose(page, `/en/eventdetails/${sharedMarket.stock.concert}`, 1)
    await typeDetails(page)
    const clock = await holdClock(page)
    const send = async (write: Write) => {
      gateway.set('silent')
      expect.soft(await faultsOfWrite(page, clock, write)).toEqual([])
      gateway.set('open')
    }
    await page.reload()
    await expect(main.getByLabel('Phone Number')).toHaveValue(BUYER.phone_number)
    await send({ name: 'order', button: main.locator('form button[type=submit]'), decided: page.getByText('Saved on this phone, still trying') })

    await page.goto('/en/profile-settings')
    await main.getByLabel('Full Name').fill('Rahima Khatun')
    const save = main
      .locator('form')
      .filter({ has: page.getByLabel('Full Name') })
      .locator('button[type=submit]')
    await send({ name: 'profile', button: save, decided: main.getByRole('alert').filter({ hasText: /\S/ }) })
    await expect(main.getByLabel('Full Name')).toHaveValue('Rahima Khatun')
  })

  test('to a seller who has seen none of these screens', async ({ page, gateway, sharedMarket }) => {
    const known = await knownThings(sharedMarket)
    const member = await joinMarket(sharedMarket.origin, 'waiter')
    await openShopOf(sharedMarket.origin, member)
    await signIn(page, member)
    await page.goto('/en/events')
    await untilAppIsHeld(page)
    await untilScreensAreHeld(page, 'sellers')
    const clock = await holdClock(page)
    gateway.set('silent')
    await inEachWay(page, { clock, known, whose: 'seller', language: 'bn' })
  })
})
