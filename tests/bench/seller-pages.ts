import type { Browser, Page } from 'playwright'
import type { Database } from '#server/db/connection/open.ts'
import { makeEvent, makeTicket } from '../support/server/nouns/events.ts'
import { sell } from '../support/server/nouns/gates.ts'
import { beside } from './beside.ts'
import { builtPath, throttledPage, withBrowser, workerHas } from './browser.ts'
import { type BenchOptions, type Findings, type Line, median } from './line.ts'
import { frame, opened, signIn } from './phone-measures.ts'
import { withApp } from './serving.ts'

const SELLER = 'nusrat'
const ROUNDS = 7
const QUICK_ROUNDS = 3
const WORDS = 10_000
const ATTENDEES = 5000
const STROKES = 40
const OFFLINE_MS = 1500
const FORM_MS = 1500
/** A stroke must be on the screen within this, or typing is felt. */
const STROKE_MS = 100
/** Half of the frames of a phone's screen. */
const FRAME_MS = 33
const PHOTO_BYTES = 200_000
const PHOTO = { width: 4000, height: 3000 }

interface Place {
  /** What a browser opens. */
  site: string
  /** An event of the seller's, with many attendees. */
  event: number
}

/** The screens of a seller, on a slower phone whose worker has them. */
export async function benchSellerPages({ isQuick }: BenchOptions): Promise<Findings> {
  const lines = await withApp('demo', async (app) => {
    const event = await beside(app, fullHouse)
    return withBrowser((browser) => measured(browser, { site: app.site, event }, isQuick ? QUICK_ROUNDS : ROUNDS))
  })
  return { lines, raw: lines }
}

/** An event of the seller's, with very many attendees. */
async function fullHouse(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>('select id from users where username = $1', [SELLER])
  const event = await makeEvent(database.db, { seller: rows[0]?.id ?? 0 })
  const kind = await makeTicket(database.db, event, { price: 200, seats: 0, capacity: ATTENDEES })
  await sell({ database }, event, { kind, sold: ATTENDEES })
  return event
}

async function measured(browser: Browser, { site, event }: Place, rounds: number): Promise<Line[]> {
  const page = await throttledPage(browser)
  await signIn(page, { site, username: SELLER })
  await page.goto(`${site}/en/sellerdashboard`)
  await page.locator('main section h2').first().waitFor()
  await workerHas(page, 'src/app/ui/media/charts/draw-chart.ts')
  const again = async (one: () => Promise<number>): Promise<number[]> => {
    const values: number[] = []
    for (let round = 0; round < rounds; round++) values.push(await one())
    return values
  }
  const line = (what: string, most: number, values: number[]): Line => {
    const unit = most === PHOTO_BYTES ? 'kB' : 'ms'
    console.error(`${what}: ${Math.round(median(values) ?? Number.NaN)} ${unit === 'kB' ? 'bytes' : unit}`)
    return { goal: 'sellerpages', what, unit, most, values }
  }
  // What the others may be held against on a machine that has other work.
  const lines = [line('list of events', FORM_MS, await again(() => opened(page, `${site}/en/events`, 'html.alive article h2')))]
  lines.push(line('post form with its editor ready', FORM_MS, await again(() => opened(page, `${site}/en/selleraddevent`, '[contenteditable=true]'))))
  await longText(page)
  lines.push(line(`a stroke in a text of ${WORDS} words`, STROKE_MS, await again(() => stroke(page))))
  await page.goto(`${site}/en/sellerevents/event/${event}/attendees`)
  await page.locator('main li article').first().waitFor()
  lines.push(line('a frame of the attendees scrolled', FRAME_MS, await again(() => frame(page))))
  lines.push(line('a photo of 12 megapixels as it is sent', PHOTO_BYTES, await again(() => photo(page))))
  await page.context().setOffline(true)
  lines.push(line('dashboard without network', OFFLINE_MS, await again(() => opened(page, `${site}/en/sellerdashboard`, 'main section h2'))))
  return lines
}

/** Pastes it, as a writer does who wrote elsewhere. */
async function longText(page: Page): Promise<void> {
  await page.locator('[contenteditable=true]').first().click()
  await page.evaluate((words) => {
    const paragraphs = Array.from({ length: words / 100 }, (_, at) => Array.from({ length: 100 }, (__, word) => `word${(at * 7 + word) % 90}`).join(' '))
    const data = new DataTransfer()
    data.setData('text/plain', paragraphs.join('\n\n'))
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, WORDS)
  await page.waitForFunction((words) => (document.activeElement?.textContent?.length ?? 0) > words * 5, WORDS)
  await page.waitForTimeout(1000)
}

/** Median of some strokes, from the key to the picture after it. */
async function stroke(page: Page): Promise<number> {
  await page.evaluate(() => {
    const found: number[] = []
    Object.assign(window, { found })
    const heard = ({ timeStamp }: KeyboardEvent) => requestAnimationFrame(() => setTimeout(() => found.push(performance.now() - timeStamp)))
    document.addEventListener('keydown', heard, { capture: true })
  })
  for (let at = 0; at < STROKES; at++) await page.keyboard.press('a', { delay: 20 })
  await page.waitForTimeout(300)
  return median(await page.evaluate(() => (window as unknown as { found: number[] }).found)) ?? Number.NaN
}

/** Bytes of a picture full of detail, by the page's own code. */
async function photo(page: Page): Promise<number> {
  return page.evaluate(
    async ([path, width, height]) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      for (let at = 0; at < 4000 && context; at++) {
        context.fillStyle = `hsl(${(at * 47) % 360} 60% ${20 + (at % 60)}%)`
        context.fillRect((at * 977) % width, (at * 613) % height, 20 + (at % 300), 20 + ((at * 3) % 200))
      }
      const taken = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
      const { openPicture, shrinkWhole } = (await import(path)) as typeof import('../../src/app/ui/media/shrink-picture.ts')
      return (await shrinkWhole(await openPicture(taken))).size
    },
    [builtPath('src/app/ui/media/shrink-picture.ts'), PHOTO.width, PHOTO.height] as const,
  )
}
