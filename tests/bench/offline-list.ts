import type { Page } from 'playwright'
import { workerHas } from './browser.ts'
import { keepRows } from './keep-rows.ts'
import { type Line, median } from './line.ts'
import { opened } from './phone-measures.ts'

const CARD = 'main article h2'
const QUIET_MS = 3000

interface OfflineList {
  goal: string
  /** What a browser opens: the list without a filter. */
  screen: string
  /** The list's call, with the limit of a page. */
  path: string
  /** The source that the worker must hold before the network is cut. */
  source: string
  /** So many of what are kept. */
  kept: number
  of: string
  /** What is asked, each as it stands in the address. */
  questions: Record<string, string>
  /** Milliseconds: of the worker's answer, and until the screen shows it. */
  most: { answer: number; screen: number }
  rounds: number
}

/** Filters over what a slower phone has kept of a list, without network. The page stays offline. */
export async function offlineList(page: Page, { goal, screen, path, source, kept, of, questions, most, rounds }: OfflineList): Promise<Line[]> {
  await page.goto(screen)
  await page.locator(CARD).first().waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  // The second time, the worker is asked: only now it keeps what the page reads.
  await page.goto(screen)
  await page.locator(CARD).first().waitFor()
  await workerHas(page, source)
  await keepRows(page, path, kept)
  await page.context().setOffline(true)
  const lines: Line[] = []
  for (const [name, filter] of Object.entries(questions)) {
    const [answers, screens]: [number[], number[]] = [[], []]
    // All answers first: a screen that was just opened still has work to do.
    for (let round = 0; round < rounds; round++) answers.push(await answered(page, `${path}&${filter}`))
    for (let round = 0; round < rounds; round++) screens.push(await opened(page, `${screen}?${filter}`, CARD))
    await page.waitForTimeout(QUIET_MS)
    const line = (what: string, limit: number, values: number[]): Line => ({
      goal,
      what: `${what}, ${name}, ${kept} ${of}`,
      unit: 'ms',
      most: limit,
      values,
    })
    lines.push(line('answer of the worker', most.answer, answers), line('screen opened', most.screen, screens))
    console.error(`${name}: answer ${Math.round(median(answers) ?? Number.NaN)} ms, screen ${Math.round(median(screens) ?? Number.NaN)} ms`)
  }
  return lines
}

/** Milliseconds until the worker has answered, from what it keeps. */
async function answered(page: Page, address: string): Promise<number> {
  const { ms, rows } = await page.evaluate(async (path) => {
    const begun = performance.now()
    const { results } = (await (await fetch(path)).json()) as { results: unknown[] }
    return { ms: performance.now() - begun, rows: results.length }
  }, address)
  if (rows === 0) throw new Error(`${address}: nothing was found among what is kept`)
  return ms
}
