import { expect, type Page } from '@playwright/test'
import type { Asked } from '../support/journeys/market/gateway.ts'
import { test } from '../support/journeys/market/walk.ts'
import { touch, untilAlive, untilAppIsHeld, untilDrawn } from '../support/journeys/reader.ts'

/** What Home may cost a reader who has the app and saves data. */
const MOST_HOME_BYTES = 60_000
/** As browsers count the head of an answer, whatever it weighs. */
const HEAD_BYTES = 300

const isPicture = ({ path }: Asked): boolean => path.startsWith('/media/')
const bytesOf = (asked: readonly Asked[]): number => asked.reduce((sum, { bytes }) => sum + bytes, 0)

const saveData = (page: Page) => page.addInitScript(() => localStorage.setItem('hatkhola-settings', '{"saver":true}'))

/** What the phone has counted this month. */
const metered = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('hatkhola-device')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').get('data-use')
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result?.month_bytes ?? 0)
          }
        }
      }),
  )

test('data saver fetches no picture before it is asked for; what is then fetched is what the button said, and the meter counts it', async ({
  page,
  gateway,
}) => {
  await saveData(page)
  await page.goto('/en/events')
  await untilAlive(page)
  await untilAppIsHeld(page)
  const show = page.getByRole('button', { name: /^Show, \d+ kB/ })
  await expect(show.first()).toBeVisible()
  await page.mouse.wheel(0, 4_000)
  await untilDrawn(page)
  expect(gateway.asked.filter(isPicture)).toEqual([])
  // Written within seconds, by page and worker.
  const workersOwn = gateway.asked.filter(({ path }) => path === '/sw.js')
  const counted = gateway.asked.filter((one) => !workersOwn.includes(one))
  const body = bytesOf(counted)
  await expect.poll(() => metered(page), { intervals: [500] }).toBeGreaterThan(body * 0.8)
  expect(await metered(page)).toBeLessThan(body * 1.1 + counted.length * HEAD_BYTES)

  await page.mouse.wheel(0, -4_000)
  const before = await metered(page)
  const [, kilobytes] = /(\d+) kB/.exec((await show.first().textContent()) ?? '') ?? []
  await show.first().click()
  await expect(page.locator('article img').first()).toBeVisible()
  await expect(page).toHaveURL(/\/en\/events$/)
  const pictures = gateway.asked.filter(isPicture)
  expect(pictures).toHaveLength(1)
  const bytes = await page.evaluate(async (path) => (await (await fetch(path)).blob()).size, pictures[0]?.path ?? '')
  expect(Math.ceil(bytes / 1024)).toBe(Number(kilobytes))
  await expect.poll(() => metered(page), { intervals: [500] }).toBeGreaterThanOrEqual(before + bytes)

  await touch(page)
  await page.getByRole('button', { name: 'Menu' }).last().click()
  await expect(page.getByText(/^\d+ pictures · \d+ kB$/)).toBeVisible()
  await page.reload()
  // It is on the phone now: shown without being asked for.
  await expect(page.locator('article img').first()).toBeVisible()
  expect(gateway.asked.filter(isPicture)).toHaveLength(1)
})

test('Home costs a phone that has the app and saves data at most 60 kB', async ({ page, gateway }) => {
  await saveData(page)
  await page.goto('/en/events')
  await untilAlive(page)
  await untilAppIsHeld(page)
  const costOfHome = async () => {
    gateway.asked.length = 0
    await page.goto('/en', { waitUntil: 'load' })
    await untilAlive(page)
    await touch(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    const said = gateway.asked.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')
    return { bytes: bytesOf(gateway.asked), said }
  }
  const first = await costOfHome()
  const again = await costOfHome()
  test.info().annotations.push({ type: 'bytes of Home', description: `first ${first.bytes}, again ${again.bytes}` })
  // A count of nothing would be small too.
  expect(first.bytes).toBeGreaterThan(1_000)
  expect(first.bytes, first.said).toBeLessThan(MOST_HOME_BYTES)
  expect(again.bytes, again.said).toBeLessThan(MOST_HOME_BYTES)
})
