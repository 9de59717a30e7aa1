import type { Page } from 'playwright'
import { DEMO_PASSWORD } from '#server/db/seed/accounts.ts'

const FRAMES = 240
const STEP_PX = 120

/** Signs in as somebody of the demo market. @param who.site what a browser opens */
export async function signIn(page: Page, { site, username }: { site: string; username: string }): Promise<void> {
  await page.goto(`${site}/en/login`)
  await page.getByLabel('Username').fill(username)
  await page.locator('main input[type=password]').fill(DEMO_PASSWORD)
  await page.locator('main form button').last().click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

/** Milliseconds until a screen shows what is looked for. @param sign a selector */
export async function opened(page: Page, url: string, sign: string): Promise<number> {
  await page.goto('about:blank')
  const begun = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(sign).first().waitFor()
  return performance.now() - begun
}

/** Milliseconds of a frame while the page is scrolled swiftly: the 95th percentile. */
export async function frame(page: Page): Promise<number> {
  const times = await page.evaluate(
    ([frames, step]) =>
      new Promise<number[]>((done) => {
        scrollTo(0, 0)
        const found: number[] = []
        let last = performance.now()
        const next = () => {
          const now = performance.now()
          found.push(now - last)
          last = now
          scrollBy(0, step)
          if (found.length < frames) requestAnimationFrame(next)
          else done(found.slice(2))
        }
        requestAnimationFrame(next)
      }),
    [FRAMES, STEP_PX] as const,
  )
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
}
