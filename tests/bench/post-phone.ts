import { get } from 'node:http'
import type { Browser, CDPSession, Page } from 'playwright'
import { addressOf } from '#contract/core/endpoint.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { listPosts } from '#contract/posts/posts.ts'
import { untilAlive, untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'
import { beside } from './beside.ts'
import { phonePage, throttledPage, withBrowser } from './browser.ts'
import { type BenchOptions, type Findings, type Line, median } from './line.ts'
import { growPosts } from './many-posts.ts'
import { frame, opened, signIn } from './phone-measures.ts'
import { type ServedApp, withApp } from './serving.ts'

const [ROUNDS, QUICK_ROUNDS] = [7, 3]
const REACTION_MS = 100
const [SCROLLED, ELEMENTS, HEAP, FRAME_MS] = [1000, 1500, 30e6, 17]
const SAVER_BYTES = 15_000
const SCROLL_MS = 180_000
/** An account of the demo market. */
const READER = 'buyer'

/** Posts on a phone: a reaction, a thousand of them scrolled, and what a page costs while data is saved. */
export async function benchPostPhone({ isQuick }: BenchOptions): Promise<Findings> {
  const rounds = isQuick ? QUICK_ROUNDS : ROUNDS
  const lines = await withApp('demo', async (app) => {
    const page = lineOf({ what: `${POST_LIMITS.page} posts without pictures, as sent`, unit: 'kB', most: SAVER_BYTES, values: [await bytesOfPage(app)] })
    await beside(app, (database) => growPosts(database, SCROLLED * 2))
    return withBrowser(async (browser) => [page, ...(await reactions(browser, app, rounds)), ...(await scrolling(browser, app))])
  })
  return { lines, raw: lines }
}

function lineOf(line: Omit<Line, 'goal'>): Line {
  console.error(`${line.what}: ${Math.round(median(line.values) ?? Number.NaN)} (${line.unit})`)
  return { goal: 'postphone', ...line }
}

/** In bytes, compressed. */
const bytesOfPage = ({ service }: ServedApp): Promise<number> =>
  new Promise((done, fail) => {
    const address = service + addressOf(listPosts, { query: { limit: POST_LIMITS.page } })
    get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => (answer.headers['content-encoding'] === 'br' ? done(bytes) : fail(new Error('the page was not compressed'))))
    }).on('error', fail)
  })

const LIKE = '[data-post] button[aria-pressed]'

/** From a tap on Like until it is shown as pressed, or no longer. */
async function reactions(browser: Browser, { site }: ServedApp, rounds: number): Promise<Line[]> {
  const page = await throttledPage(browser)
  await signIn(page, { site, username: READER })
  await opened(page, `${site}/en/posts`, LIKE)
  await untilAppIsHeld(page)
  await untilScreensAreHeld(page, 'members')
  const measure = async (what: string, at: number) => {
    await opened(page, `${site}/en/posts`, LIKE)
    await untilAlive(page)
    const found: number[] = []
    // The first one may come before the cards are alive, and reads the script that sends it.
    await shownAfter(page, at)
    for (let round = 0; round < rounds; round += 1) found.push(await shownAfter(page, at))
    return lineOf({ what: `a reaction shown, ${what}`, unit: 'ms', most: REACTION_MS, values: found })
  }
  const online = await measure('with network', 0)
  await page.context().setOffline(true)
  const lines = [online, await measure('without network', 1)]
  await page.context().close()
  return lines
}

const shownAfter = (page: Page, at: number): Promise<number> =>
  page.evaluate(
    ([sign, place]) =>
      new Promise<number>((done, fail) => {
        // Looked for each time: a card may be drawn anew while what the phone has kept comes in.
        const button = () => document.querySelectorAll<HTMLElement>(sign)[place]
        const [begun, before] = [performance.now(), button()?.getAttribute('aria-pressed')]
        const look = () => {
          const took = performance.now() - begun
          if (button()?.getAttribute('aria-pressed') !== before) requestAnimationFrame(() => done(performance.now() - begun))
          else if (took > 10_000) fail(new Error('no reaction was shown'))
          else requestAnimationFrame(look)
        }
        button()?.click()
        look()
      }),
    [LIKE, at] as const,
  )

/** Down to the thousandth post: what stands in the page then, what it takes more than at first, and how long a frame takes on the way through it. */
async function scrolling(browser: Browser, { site }: ServedApp): Promise<Line[]> {
  const page = await phonePage(browser)
  const session = await page.context().newCDPSession(page)
  await opened(page, `${site}/en/posts`, LIKE)
  await untilAlive(page)
  const before = await heapBytes(session)
  await scrollThrough(page)
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const lines = [
    lineOf({ what: `elements after ${SCROLLED} posts`, unit: 'elements', most: ELEMENTS, values: [elements] }),
    lineOf({ what: `heap after ${SCROLLED} posts, more than before`, unit: 'MB', most: HEAP, values: [(await heapBytes(session)) - before] }),
    lineOf({ what: `a frame while ${SCROLLED} posts are scrolled, p95`, unit: 'ms', most: FRAME_MS, values: [await frame(page)] }),
  ]
  await page.context().close()
  return lines
}

async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** Until a card is drawn whose place is the wanted one. */
async function scrollThrough(page: Page): Promise<void> {
  const until = performance.now() + SCROLL_MS
  const last = () =>
    page.evaluate((step) => {
      scrollBy({ top: step, behavior: 'instant' })
      return Math.max(...[...document.querySelectorAll('[data-post]')].map((card) => Number(card.getAttribute('aria-posinset') ?? 0)))
    }, 2000)
  while ((await last()) < SCROLLED) {
    if (performance.now() > until) throw new Error(`${SCROLLED} posts did not come within ${SCROLL_MS} ms`)
    await page.waitForTimeout(50)
  }
}
