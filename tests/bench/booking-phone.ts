import type { Browser, Page } from 'playwright'
import { untilAlive, untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'
import { makeService } from '../support/server/nouns/services.ts'
import { beside } from './beside.ts'
import { throttledPage, withBrowser } from './browser.ts'
import { type BenchOptions, type Findings, type Line, median } from './line.ts'
import { opened, signIn } from './phone-measures.ts'
import { type ServedApp, withApp } from './serving.ts'

const [ROUNDS, QUICK_ROUNDS] = [7, 3]
const TIMES_MS = 100
const DAY_MS = 1000
/** An account of the demo market that has bookings and tickets. */
const BUYER = 'buyer'

/** Times and the day on a slower phone, by what it has kept. */
export async function benchBookingPhone({ isQuick }: BenchOptions): Promise<Findings> {
  const rounds = isQuick ? QUICK_ROUNDS : ROUNDS
  const lines = await withApp('demo', (app) => withBrowser(async (browser) => [await times(browser, app, rounds), await myDay(browser, app, rounds)]))
  return { lines, raw: lines }
}

/** From a tap on the page of a service until its free times can be chosen. */
async function times(browser: Browser, app: ServedApp, rounds: number): Promise<Line> {
  const id = await beside(app, async ({ db }) => (await makeService(db, { title: 'Eye check at the clinic' })).id)
  const page = await throttledPage(browser)
  await page.goto(`${app.site}/en/servicedetails/${id}`)
  await untilAppIsHeld(page)
  await untilScreensAreHeld(page, 'bookers')
  // Seen once by way of the worker, which keeps them.
  await page.goto(`${app.site}/en/servicebooking/${id}`)
  await page.locator(FREE_TIME).first().waitFor({ state: 'attached' })
  await page.goto(`${app.site}/en/servicedetails/${id}`)
  await untilAlive(page)
  await page.context().setOffline(true)
  const found: number[] = []
  // The first tap reads the scripts of the screen, which is not what is measured.
  await timesOpened(page, id)
  for (let round = 0; round < rounds; round += 1) found.push(await timesOpened(page, id))
  await page.context().close()
  return lineOf('free times, from a tap, without network', TIMES_MS, found)
}

const FREE_TIME = 'main input[type=radio]'

async function timesOpened(page: Page, id: number): Promise<number> {
  const link = page.locator(`main a[href$="/servicebooking/${id}"]`).filter({ visible: true }).first()
  await link.waitFor()
  const took = await link.evaluate(
    (tapped, sign) =>
      new Promise<number>((done, fail) => {
        const begun = performance.now()
        const look = () => {
          const took = performance.now() - begun
          if (document.querySelector(sign)) done(took)
          else if (took > 10_000) fail(new Error('no free times were shown'))
          else requestAnimationFrame(look)
        }
        ;(tapped as HTMLElement).click()
        look()
      }),
    FREE_TIME,
  )
  await page.goBack()
  return took
}

async function myDay(browser: Browser, { site }: ServedApp, rounds: number): Promise<Line> {
  const page = await throttledPage(browser)
  await signIn(page, { site, username: BUYER })
  const url = `${site}/en/myday`
  const sign = 'main section a, main section li'
  await opened(page, url, sign)
  await untilAppIsHeld(page)
  await untilScreensAreHeld(page, 'members')
  await page.context().setOffline(true)
  const found: number[] = []
  for (let round = 0; round < rounds; round += 1) found.push(await opened(page, url, sign))
  await page.context().close()
  return lineOf('My day opened without network', DAY_MS, found)
}

function lineOf(what: string, most: number, values: number[]): Line {
  console.error(`${what}: ${Math.round(median(values) ?? Number.NaN)} ms`)
  return { goal: 'bookingphone', what, unit: 'ms', most, values }
}
