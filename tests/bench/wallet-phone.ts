import type { Browser } from 'playwright'
import { untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'
import { throttledPage, withBrowser } from './browser.ts'
import { type BenchOptions, type Findings, type Line, median } from './line.ts'
import { opened, signIn } from './phone-measures.ts'
import { type ServedApp, withApp } from './serving.ts'

const [ROUNDS, QUICK_ROUNDS] = [7, 3]
const MOST_MS = 1000
/** A seller of the demo market who has sold and withdrawn. */
const SELLER = 'rafiq'
/** The sum of an account, which leads to its moves. */
const BALANCE = 'main a[href*="/wallet/moves?account="]'

/** The wallet on a slower phone, by what it has kept. */
export async function benchWalletPhone({ isQuick }: BenchOptions): Promise<Findings> {
  const lines = await withApp('demo', (app) => withBrowser(async (browser) => [await wallet(browser, app, isQuick ? QUICK_ROUNDS : ROUNDS)]))
  return { lines, raw: lines }
}

async function wallet(browser: Browser, { site }: ServedApp, rounds: number): Promise<Line> {
  const page = await throttledPage(browser)
  await signIn(page, { site, username: SELLER })
  const url = `${site}/en/wallet`
  await opened(page, url, BALANCE)
  await untilAppIsHeld(page)
  await untilScreensAreHeld(page, 'members')
  await page.context().setOffline(true)
  const values: number[] = []
  for (let round = 0; round < rounds; round += 1) values.push(await opened(page, url, BALANCE))
  await page.context().close()
  const what = 'wallet opened without network, until its balances are shown'
  console.error(`${what}: ${Math.round(median(values) ?? Number.NaN)} ms (${values.map(Math.round).join(', ')})`)
  return { goal: 'walletphone', what, unit: 'ms', most: MOST_MS, values }
}
