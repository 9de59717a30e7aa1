import { expect, type Page } from '@playwright/test'
import { everyScreen, type KnownThings } from '../support/every-address.ts'
import { type HeldClock, holdClock } from '../support/held-clock.ts'
import { joinMarket, logIn, openShopOf } from '../support/member.ts'
import { untilAppIsHeld, untilScreensAreHeld } from '../support/reader.ts'
import { byAddress, insideApp, tableOfTimes, timeEach, type Way } from '../support/silent-sweep.ts'
import { type SharedMarket, test } from '../support/walk.ts'

/** Set to look at every screen in every way and both languages, rather than at one of each kind. */
const IS_WHOLE = process.env.HATKHOLA_SWEEP === 'whole'
const FIVE_MINUTES_MS = 300_000
/** Of each kind one: with data and without, whose files are on the phone and whose are not, of members and of sellers. */
const ONE_OF_EACH = /^\/(?:$|events$|eventdetails\/|evencheckout\/|orders$|sellerdashboard$|hiring\/job\/\d+\/update$)/

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
  whose: string
  /** Of the screens that are opened by their address; inside the app it is the other one. The whole has both of each. */
  language: Language
}

async function inEachWay(page: Page, { language, ...round }: Round): Promise<void> {
  const both: readonly Language[] = ['en', 'bn']
  const byTheirAddress = IS_WHOLE ? both : [language]
  const inside = IS_WHOLE ? both : both.filter((other) => other !== language)
  for (const one of byTheirAddress) await sweep(page, { ...round, language: one, way: byAddress(page) })
  for (const one of inside) await sweep(page, { ...round, whose: `${round.whose}, inside`, language: one, way: insideApp(page, `/${one}${FROM}`) })
}

async function sweep(page: Page, { clock, known, whose, language, way }: Round & { way: Way }): Promise<void> {
  const screens = everyScreen(known).filter((path) => path !== FROM && (IS_WHOLE || ONE_OF_EACH.test(path)))
  const addresses = screens.map((path) => `/${language}${path === '/' ? '' : path}`)
  const times = await timeEach(page, { clock, way, addresses })
  const wrong = times.filter(({ faults }) => faults.length > 0)
  if (IS_WHOLE || wrong.length > 0) process.stdout.write(`${tableOfTimes(whose, times)}\n`)
  expect.soft(wrong.map(({ address, faults }) => `${whose} ${address}: ${faults.join(', ')}`)).toEqual([])
}

test.describe('on a network that accepts and never answers every screen keeps to the time budget', () => {
  test.describe.configure({ timeout: IS_WHOLE ? 12 * FIVE_MINUTES_MS : FIVE_MINUTES_MS })

  test('to a visitor who has seen one list', async ({ page, gateway, sharedMarket }) => {
    const known = await knownThings(sharedMarket)
    await page.goto('/en/events')
    await untilAppIsHeld(page)
    const clock = await holdClock(page)
    gateway.set('silent')
    await inEachWay(page, { clock, known, whose: 'visitor', language: 'en' })
  })

  test('to somebody who sells and has seen none of these screens', async ({ page, gateway, sharedMarket }) => {
    const known = await knownThings(sharedMarket)
    const member = await joinMarket(sharedMarket.origin, 'waiter')
    await openShopOf(sharedMarket.origin, member)
    await logIn(page, member)
    await untilAppIsHeld(page)
    await untilScreensAreHeld(page, 'sellers')
    const clock = await holdClock(page)
    gateway.set('silent')
    await inEachWay(page, { clock, known, whose: 'seller', language: 'bn' })
  })
})
