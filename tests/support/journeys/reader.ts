import { expect, type Page } from '@playwright/test'

/** How soon what the worker does is looked for again: by itself a poll would come to look once a second. */
const SOON = [50, 100, 150, 200, 250]

/**
 * Waits until the worker answers this page and holds the whole app: from now on any screen opens without network.
 * @param manner `touched`: a reader does something, which is sooner; `quiet`: the page is left alone.
 */
export async function untilAppIsHeld(page: Page, manner: 'touched' | 'quiet' = 'touched'): Promise<void> {
  const look = async () => {
    if (manner === 'touched') await touch(page)
    return page.evaluate(holdsApp)
  }
  await expect.poll(look, { timeout: 40_000, intervals: SOON, message: 'the worker holds the whole app' }).toBe(true)
}

/** Waits until this phone has these screens too, besides those of every phone. */
export async function untilScreensAreHeld(
  page: Page,
  whose: 'bookers' | 'buyers' | 'gates' | 'home' | 'jobs' | 'members' | 'pages' | 'readers' | 'riders' | 'sellers' | 'shoppers',
): Promise<void> {
  const look = () => page.evaluate(async (mark) => (await caches.match(mark)) !== undefined, `/.complete-for-${whose}`)
  await expect.poll(look, { timeout: 30_000, intervals: SOON, message: `the screens of ${whose} are on this phone` }).toBe(true)
}

async function holdsApp(): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false
  const shells = (await caches.keys()).filter((name) => name.startsWith('shell-'))
  const marks = await Promise.all(shells.map(async (name) => (await caches.open(name)).match('/.complete')))
  // While there are two builds it is unknown which one answers.
  return marks.length > 0 && marks.every(Boolean)
}

/** Waits until the page answers taps: before that its links and forms work as HTML does. */
export const untilAlive = (page: Page): Promise<unknown> => page.waitForFunction(() => document.documentElement.classList.contains('alive'))

/** Waits until the page has drawn what it has and its effects have run: two frames. */
export const untilDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

/** Addresses of the answers that this phone holds. */
export const heldAddresses = (page: Page): Promise<string[]> => keysIn(page, 'hatkhola-answers')

/** What the reader has saved, such as `events/5`. */
export const savedKeys = (page: Page): Promise<string[]> => keysIn(page, 'hatkhola-saved')

const keysIn = (page: Page, database: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    // Who opens one that is not there makes it, and without what the app keeps in it.
    const all = await indexedDB.databases()
    if (!all.some((one) => one.name === name)) return []
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const database = opening.result
        const reading = database.transaction('kept').objectStore('kept').getAllKeys()
        reading.onsuccess = () => {
          database.close()
          resolve(reading.result as string[])
        }
      }
    })
  }, database)

/** Waits until this phone holds the answer of every address. */
export async function untilHeld(page: Page, addresses: string[]): Promise<void> {
  await expect.poll(() => heldAddresses(page), { timeout: 20_000, intervals: SOON }).toEqual(expect.arrayContaining(addresses))
}

/** Sees to it that the page stays the same document: what it gives fails once the page was loaded anew. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }))
  return async () => expect(await page.evaluate(() => 'isTheSameDocument' in window), 'the page was loaded anew').toBe(true)
}

/** Collects what no reader should cause: errors of scripts, complaints of the browser, refusals of the policy. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`))
  page.on('console', (message) => {
    // Where a journey has no worker: see WITHOUT_WORKER.
    if (message.text().includes('Service Worker registration blocked by Playwright')) return
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`)
  })
  return complaints
}

/** Begins what the page had put off until it is touched or has been quiet for a while. */
export const touch = (page: Page): Promise<void> => page.keyboard.press('Shift')

/** Chooses a language in the header, as a reader does. */
export async function switchLanguage(page: Page, language: 'en' | 'bn'): Promise<void> {
  await page.locator('header summary').click()
  await page.locator(`header a[hreflang=${language}]`).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** The page is looked at again, as when a reader comes back from another app: the time when it looks for what is new. */
export const lookAgain = (page: Page): Promise<boolean> => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Whether a picture is shown; the worker gives an empty one where it has none. */
export async function untilPictured(page: Page, selector = 'main img'): Promise<void> {
  const widthOf = () =>
    page
      .locator(selector)
      .first()
      .evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0))
  await expect.poll(widthOf, { message: `a picture at ${selector}` }).toBeGreaterThan(1)
}

/** What this phone stores privately for the signed-in user, or for a visitor; pictures as a word. */
export const keptTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const name = `hatkhola-private-${localStorage.getItem('id') ?? 0}`
    const all = await indexedDB.databases()
    if (!all.some((one) => one.name === name)) return ''
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction('kept').objectStore('kept').getAll()
        reading.onsuccess = () => {
          opening.result.close()
          resolve(JSON.stringify(reading.result, (_, value) => (value instanceof Blob ? '[picture]' : value)))
        }
      }
    })
  })

/** Work that waits until the page is quiet for a while never runs: as on a phone that is slower than its user. */
export const neverQuiet = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const wait = setTimeout
    Object.assign(window, { setTimeout: (work: () => void, ms?: number) => (ms === 3_000 ? 0 : wait(work, ms)) })
  })
