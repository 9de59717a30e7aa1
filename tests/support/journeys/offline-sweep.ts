import type { Page } from '@playwright/test'

/** What one address showed without network. */
export interface Shown {
  address: string
  /** Its heading, as short as a table needs it. */
  heading: string
  /** What every address must have and this one has not. */
  lacks: string[]
  /** What the browser complained of. */
  errors: string[]
  ms: number
}

/** So long an address may take to be complete; what is missing then is missing. */
const PATIENCE_MS = 6_000

/** Opens each address without network and looks for what every address must have. */
export async function openEach(page: Page, addresses: readonly string[]): Promise<Shown[]> {
  let errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`))
  page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`))
  const shown: Shown[] = []
  for (const address of addresses) {
    errors = []
    const begun = Date.now()
    await page.goto(address, { waitUntil: 'commit' })
    const found = await untilComplete(page)
    shown.push({ address, ...found, errors, ms: Date.now() - begun })
  }
  return shown
}

async function untilComplete(page: Page): Promise<Pick<Shown, 'heading' | 'lacks'>> {
  const until = Date.now() + PATIENCE_MS
  while (true) {
    // A redirect inside the app, or the page that went, takes the answer with it.
    const found = await page.evaluate(look).catch(() => ({ heading: '', lacks: ['page'] }))
    if (found.lacks.length === 0 || Date.now() > until) return found
    await page.waitForTimeout(50)
  }
}

/** Runs in the page. */
function look(): Pick<Shown, 'heading' | 'lacks'> {
  const isSeen = (selector: string) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
  const headings = [...document.querySelectorAll('main h1')].filter((element) => element.checkVisibility())
  const parts = {
    header: isSeen('header'),
    // Where one orders there is none.
    bar: /\/checkout$/.test(location.pathname) || (isSeen('nav.tab-bar a') && document.querySelectorAll('nav.tab-bar a').length === 5),
    language: isSeen('header summary') || isSeen('header a[hreflang]'),
    outbox: isSeen('header a[href$="/outbox"]') || /\/outbox$/.test(location.pathname),
    heading: headings.length === 1,
  }
  return {
    heading: (headings[0]?.textContent ?? document.querySelector('main, body')?.textContent ?? '').trim().slice(0, 60),
    lacks: Object.entries(parts).flatMap(([name, isThere]) => (isThere ? [] : [name])),
  }
}

/** One line for each address. */
export const tableOf = (shown: readonly Shown[]): string =>
  shown
    .map(({ address, heading, lacks, errors, ms }) =>
      [address.padEnd(50), lacks.length === 0 ? 'ok' : `lacks ${lacks.join(' ')}`, `${ms} ms`, `errors ${errors.length}`, heading].join(' | '),
    )
    .join('\n')

export const totalsOf = (shown: readonly Shown[]): { addresses: number; work: number; errors: number } => ({
  addresses: shown.length,
  work: shown.filter(({ lacks }) => lacks.length === 0).length,
  errors: shown.reduce((sum, { errors }) => sum + errors.length, 0),
})
