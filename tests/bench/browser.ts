import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { inRoot } from '../../src/tasks/steps/run.mjs'
import { launchOptions } from '../support/chromium.ts'
import { certificate } from './harness/certificate.mjs'

/** So much slower than this machine a phone is taken to be. */
export const CPU = 4
const HELD_WITHIN_MS = 60_000
const ASK_EVERY_MS = 500

/** A browser that trusts the proxy, while `work` goes on. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const options = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), `--ignore-certificate-errors-spki-list=${certificate().spki}`] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** A page on a phone of its own. */
export async function phonePage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  return context.newPage()
}

/** The same, slowed down; its worker is not, since browsers slow down pages alone. */
export async function throttledPage(browser: Browser): Promise<Page> {
  const page = await phonePage(browser)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  return page
}

/** Where the build put a source. @param source as its manifest names it */
export function builtPath(source: string): string {
  const manifest = JSON.parse(readFileSync(inRoot('dist/client/.vite/manifest.json'), 'utf8')) as Record<string, { file: string }>
  const found = manifest[source]
  if (!found) throw new Error(`the build has no ${source}`)
  return `/${found.file}`
}

/** Waits until the worker holds a source, which it fetches ahead when it finds the time. (Playwright's own waiting takes a promise for a yes.) */
export async function workerHas(page: Page, source: string): Promise<void> {
  const holds = async (path: string) => Boolean(await caches.match(path, { ignoreSearch: true, ignoreVary: true }))
  const until = performance.now() + HELD_WITHIN_MS
  while (!(await page.evaluate(holds, builtPath(source)))) {
    if (performance.now() > until) throw new Error(`the worker did not fetch ${source} within ${HELD_WITHIN_MS} ms`)
    await wait(ASK_EVERY_MS)
  }
}
