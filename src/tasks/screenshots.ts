// Takes the pictures that the manifests and the README show, from a running app with the demo market: node src/tasks/screenshots.ts [http://localhost:3000]
// A font with Bangla letters must be installed. Afterwards: npm run icons, which lists them in the manifests.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'

const from = process.argv[2] ?? 'http://localhost:3000'
const folder = resolve(import.meta.dirname, '../../public/screenshots')
/** What the richer install sheets take. @see https://developer.chrome.com/blog/richer-pwa-installation */
const FORMS = {
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1.5, isMobile: false, hasTouch: false },
} as const
const COLOURS = 128
/** Parts of a screen that come once it is idle are there by then. */
const DEFERRED_MS = 4000

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.HATKHOLA_CHROMIUM ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
for (const language of ['en', 'bn']) {
  for (const form of ['narrow', 'wide'] as const) await takeAll(browser, language, form)
}
await browser.close()

async function takeAll(opened: Browser, language: string, form: keyof typeof FORMS): Promise<void> {
  const context = await opened.newContext({ ...FORMS[form], colorScheme: 'light', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const take = async (name: string) => {
    await pictured(page)
    await sharp(await page.screenshot())
      .png({ palette: true, colours: COLOURS, effort: 10 })
      .toFile(`${folder}/${language}-${form}-${name}.png`)
  }
  await page.goto(`${from}/${language}/events`)
  await take('events')
  if (form === 'narrow') {
    await page.locator('article h2 a').nth(1).click()
    await page.waitForURL(/eventdetails/)
    // All of the event: until then its card stands in for it, and some parts come later.
    await page.locator('main dl dd').first().waitFor()
    await page.waitForTimeout(DEFERRED_MS)
    await take('details')
    await page.goBack()
    for (const at of [0, 1, 2]) await page.locator('article button').nth(at).click()
    await page.goto(`${from}/${language}/saved`)
    await page.locator('article').first().waitFor()
    await take('saved')
  }
  await context.close()
}

/** Until what is in view has its pictures. As text, because it runs in the page, whose names this wing does not know. */
async function pictured(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const isThere =
    '[...document.images].every((image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight || image.getBoundingClientRect().left > innerWidth)'
  for (let tries = 0; tries < 50 && !(await page.evaluate<boolean>(isThere)); tries++) await page.waitForTimeout(100)
}
