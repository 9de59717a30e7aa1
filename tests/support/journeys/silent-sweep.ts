import type { Page } from '@playwright/test'
import { ASK_AGAIN_MS, DECISION_MS, SLOW_MS, SOMETHING_MS } from '#contract/core/time-budget.ts'
import type { HeldClock } from './held-clock.ts'

/** What a screen shows at one moment. */
interface Look {
  /** Of its one heading; empty where there is none, or more than one. */
  heading: string
  /** Whether the outline of something that is still to come stands there. */
  waits: boolean
  /** Whether the line of the connection says something. */
  isCalledSlow: boolean
}

/** When what came, in milliseconds of the page; undefined where it did not. */
export interface Times {
  address: string
  something: number | undefined
  /** Undefined too where it was decided before. */
  slow: number | undefined
  decided: number | undefined
  /** What stood there when it was decided, or at the end. */
  heading: string
  /** What the time budget does not allow. */
  faults: string[]
}

/** Of several waits each begins a moment after what it waits for: when exactly depends on the machine. */
const GRACE_MS = 500
const AT = { something: SOMETHING_MS, slow: SLOW_MS + GRACE_MS, decision: DECISION_MS + GRACE_MS } as const
/** Moments at which a screen is looked at. Those of the budget are waited for in real time too: until then a busy machine may take as long as it takes. */
const MOMENTS = [0, AT.something, AT.slow, 5_000, AT.decision, 12_000, 16_000, 20_000, 25_000, 30_000, 40_000]
const WAITED_FOR: readonly number[] = Object.values(AT)
/** In real time. */
const PATIENCE_MS = 6_000
const SETTLE_MS = 150
/** In real time: a page that has fetched no file of its own for so long has asked what it asks. */
const AT_REST_MS = 300

/** Screens that the phone holds with their data, by address: what they show with a network. */
export type Kept = ReadonlyMap<string, string>

/** How to get to the screen that is looked at: its address is opened, or led to inside the app. @returns the heading of the screen from which it was left. */
export type Way = (address: string) => Promise<string | undefined>

export const byAddress =
  (page: Page): Way =>
  async (address) => {
    await page.goto(address, { waitUntil: 'commit' })
    return undefined
  }

/** From a screen that every phone holds. */
export const insideApp =
  (page: Page, from: string): Way =>
  async (address) => {
    await page.goto(from)
    await page.locator('main h1').first().waitFor()
    // What a link does when it is tapped.
    await page.locator('html.alive').waitFor()
    const former = (await lookAt(page)).heading
    await page.evaluate((to) => history.pushState(null, '', to), address)
    return former
  }

/** Opens each address on a network that accepts and never answers, and notes when what stands there. @param kept what must be there at once */
export async function timeEach(
  page: Page,
  { clock, way, addresses, kept }: { clock: HeldClock; way: Way; addresses: readonly string[]; kept?: Kept },
): Promise<Times[]> {
  const times: Times[] = []
  for (const address of addresses) times.push(await timeOf(page, { clock, way, address, shows: kept?.get(address) }))
  return times
}

async function timeOf(page: Page, { clock, way, address, shows }: { clock: HeldClock; way: Way; address: string; shows: string | undefined }): Promise<Times> {
  const former = await way(address)
  const found: Times = { address, something: undefined, slow: undefined, decided: undefined, heading: '', faults: [] }
  await untilAtRest(page)
  let passed = 0
  for (const moment of MOMENTS) {
    await clock.pass(moment - passed)
    passed = moment
    const look = await untilWanted(page, moment, former)
    if (look.heading) found.something ??= moment
    if (look.isCalledSlow) found.slow ??= moment
    found.heading = look.heading
    if (look.heading && !look.waits) {
      found.decided = moment
      break
    }
  }
  found.faults = faultsOf(found)
  // Retries run behind what is shown.
  await clock.pass(ASK_AGAIN_MS)
  await page.waitForTimeout(SETTLE_MS)
  const later = await lookAt(page)
  if (found.decided !== undefined && later.waits) found.faults.push('an outline again after the decision')
  if (shows !== undefined) found.faults.push(...(await faultsOfKept(page, found, shows)))
  return found
}

async function faultsOfKept(page: Page, { decided }: Times, shows: string): Promise<string[]> {
  const shown = await whatItShows(page)
  return [
    ...(decided === undefined || decided > AT.something ? [`not there within ${SOMETHING_MS} ms though the phone holds it`] : []),
    ...(shown === shows ? [] : [`shows ${shown} rather than ${shows}`]),
  ]
}

/** Of a screen: its heading, and the first thing to which it leads. Others may come later, when the page is at rest. */
export const whatItShows = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const isThing = (path: string) => /\/(?:eventdetails|jobdetails|blogs)\/\d+$/.test(path)
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map(({ pathname }) => pathname).filter(isThing)
    return [document.querySelector('main h1')?.textContent?.trim(), ...links.slice(0, 1)].join(' ')
  })

function faultsOf({ something, slow, decided }: Times): string[] {
  const isLate = (at: number | undefined, mostMs: number) => at === undefined || at > mostMs
  return [
    ...(isLate(something, AT.something) ? [`nothing within ${SOMETHING_MS} ms`] : []),
    ...(isLate(decided, AT.slow) && isLate(slow, AT.slow) ? [`not called slow at ${SLOW_MS} ms`] : []),
    ...(isLate(decided, AT.decision) ? [`no decision within ${DECISION_MS} ms`] : []),
  ]
}

/** Looks until what must be there at this moment is there, or for a while. */
async function untilWanted(page: Page, moment: number, former: string | undefined): Promise<Look> {
  const until = Date.now() + (WAITED_FOR.includes(moment) ? PATIENCE_MS : SETTLE_MS)
  while (true) {
    const seen = await lookAt(page)
    const look = seen.heading === former ? { ...seen, heading: '' } : seen
    const isDecided = look.heading !== '' && !look.waits
    const isEnough = isDecided || (moment === AT.something && look.heading !== '') || (moment === AT.slow && look.isCalledSlow)
    if (isEnough || Date.now() > until) return look
    await page.waitForTimeout(30)
  }
}

/** How long a machine takes to bring a screen's program from the phone is no wait for the network, and no time of the clock may pass meanwhile. */
async function untilAtRest(page: Page): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  let files = -1
  for (let since = Date.now(); Date.now() < until && Date.now() - since < AT_REST_MS; await page.waitForTimeout(50)) {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length).catch(() => -1)
    if (now !== files) since = Date.now()
    files = now
  }
}

/** A page that is on its way elsewhere shows nothing yet. */
const lookAt = (page: Page): Promise<Look> => page.evaluate(look).catch(() => ({ heading: '', waits: true, isCalledSlow: false }))

/** Runs in the page. */
function look(): Look {
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
  const headings = seen('main h1')
  return {
    heading: headings.length === 1 ? (headings[0]?.textContent ?? '').trim().slice(0, 50) : '',
    // Parts that follow a screen once it is at rest are hidden while they are on their way: the screen does not wait for them.
    waits: seen('main [aria-busy=true], main .skeleton:not([aria-hidden=true])').length > 0,
    isCalledSlow: seen('header [role=status]').some((line) => (line.textContent ?? '').trim() !== ''),
  }
}

const seconds = (ms: number | undefined): string => (ms === undefined ? '–' : `${ms / 1000}`).padStart(4)

/** One line for each address: seconds until something stands there, until the wait is called slow, until it is decided. */
export const tableOfTimes = (whose: string, times: readonly Times[]): string =>
  times
    .map(({ address, something, slow, decided, heading, faults }) =>
      [whose, address.padEnd(46), seconds(something), seconds(slow), seconds(decided), heading.padEnd(50), faults.join(', ')].join(' | '),
    )
    .join('\n')
