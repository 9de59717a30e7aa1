import { expect } from '@playwright/test'
import { test } from '../support/journeys/market/walk.ts'
import { neverQuiet } from '../support/journeys/reader.ts'

/** So long a reader in a hurry looks at a page, without touching it. */
const LOOK_MS = 2_500
/** How much slower than this machine the phone is; set HATKHOLA_SWEEP to measure with a cheap one. */
const SLOWER = process.env.HATKHOLA_SWEEP === 'whole' ? 4 : 1
const SEEN = ['/en', '/en/events?q=shalukpur', '/en/jobportal', '/en/blogs'] as const
const MARKS = ['/.complete', '/.complete-for-home', '/.complete-for-jobs', '/.complete-for-readers']

test('a reader in a hurry, who touches nothing, keeps Home and the lists that were seen', async ({ page, context, gateway }) => {
  // What comes when a page has been quiet for three seconds never does.
  await neverQuiet(page)
  // By its own account the network is quick: a browser that has only just been started does not know yet.
  await page.addInitScript(() => {
    for (const [name, value] of [
      ['effectiveType', '4g'],
      ['downlink', 10],
    ] as const)
      Object.defineProperty(Object.getPrototypeOf((navigator as unknown as { connection: object }).connection), name, { get: () => value })
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  for (const path of SEEN) {
    await page.goto(path)
    await page.waitForTimeout(LOOK_MS)
  }
  const missing = () => page.evaluate(async (marks) => (await Promise.all(marks.map(async (mark) => ((await caches.match(mark)) ? [] : [mark])))).flat(), MARKS)
  await expect.poll(missing, { timeout: 30_000, message: 'the worker has gone on though the pages were left' }).toEqual([])

  gateway.set('cut')
  await context.setOffline(true)
  for (const path of SEEN) {
    await page.goto(path)
    await expect(page.locator('main h1').first(), path).toBeVisible()
    await expect(page.locator('main a[href*="/eventdetails/"], main a[href*="/jobdetails/"], main a[href*="/blogs/"]').first(), path).toBeVisible()
    await expect(page.locator('nav.tab-bar'), path).toBeVisible()
  }
})
