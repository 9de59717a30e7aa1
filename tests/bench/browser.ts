import { type Browser, chromium, type Page } from 'playwright'
import { launchOptions } from '../support/chromium.ts'
import { certificate } from './harness/certificate.mjs'

/** So much slower than this machine a phone is taken to be. */
const CPU = 4

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

/** A page on a phone of its own, slowed down; its worker is not, since browsers slow down pages alone. */
export async function throttledPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  return page
}
