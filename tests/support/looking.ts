import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { smallTargets, violations } from './accessible.ts'
import { untilAlive } from './reader.ts'

export type Language = 'en' | 'bn'
/** The narrowest screen that there is, and a wide one. */
const NARROWEST = 320
const WIDE = 1280
/**
 * What axe is shown of each screen. Every two of language, width and colours come together somewhere, so that one walk in each language
 * does for all of them; what differs only where all three come together is not looked for.
 */
const COLOURS = { en: { phone: 'light', wide: 'dark' }, bn: { phone: 'dark', wide: 'light' } } as const

const LOCALES = resolve(import.meta.dirname, '../../locales')

/** What the app says, by its key such as `orders:pay.now`; what it fills in may be anything. */
export function wordsIn(language: Language): (key: string) => RegExp {
  const read = (noun: string) => JSON.parse(readFileSync(resolve(LOCALES, language, `${noun}.json`), 'utf8'))
  return (key) => {
    const [noun = '', path = ''] = key.split(':')
    const text: unknown = path.split('.').reduce((at, part) => at?.[part], read(noun))
    if (typeof text !== 'string') throw new Error(`there is no text ${key}`)
    const plain = text.split(/\{\{[^}]*\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^\\s*${plain.join('.+')}\\s*$`)
  }
}

/**
 * Looks at a screen as it stands, on a phone and on a wide screen: axe, what can be hit, and whether anything must be scrolled sideways, which is
 * asked on the narrowest phone. A page that is wide already is looked at as it is.
 */
export async function lookClosely(page: Page, name: string): Promise<void> {
  await expect(page.locator('main h1')).toHaveCount(1)
  await untilAlive(page)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const colours = COLOURS[(await page.locator('html').getAttribute('lang')) === 'bn' ? 'bn' : 'en']
  if (width < WIDE) {
    await lookAt(page, name, { width, height, colorScheme: colours.phone })
    await page.setViewportSize({ width: NARROWEST, height })
    expect.soft(await wider(page), `${name}: wider than ${NARROWEST} px`).toEqual([])
  }
  await lookAt(page, name, { width: WIDE, height, colorScheme: colours.wide })
  await page.setViewportSize({ width, height })
}

interface Look {
  width: number
  height: number
  colorScheme: 'light' | 'dark'
}

async function lookAt(page: Page, name: string, { width, height, colorScheme }: Look): Promise<void> {
  const seen = `${name}, ${width} px, ${colorScheme}`
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height })
  // As tall as what is on it: what lies under a bar at the edge is only a scroll away.
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, whole) })
  // What grows with the screen, such as a camera's picture, may leave some of it to be scrolled.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect.soft(await violations(page), `${seen}: axe`).toEqual([])
  expect.soft(await smallTargets(page), `${seen}: too small to hit`).toEqual([])
  expect.soft(await wider(page), `${seen}: wider than the screen`).toEqual([])
  await isDrawn(page, seen)
}

/** Waits until each icon on the screen has its drawing: without one a button is an empty circle. */
export async function isDrawn(page: Page, name: string): Promise<void> {
  const missing = () =>
    page.evaluate(() => [...document.querySelectorAll('use')].flatMap((use) => use.getAttribute('href') ?? []).filter((id) => !document.querySelector(id)))
  await expect.poll(missing, { message: `${name}: icons without a drawing` }).toEqual([])
}

/** What must be scrolled sideways: the page, or a dialog within it. */
const wider = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] > div')].flatMap(({ tagName, scrollWidth, clientWidth }) =>
      scrollWidth > clientWidth ? [`${tagName}: ${scrollWidth} in ${clientWidth}`] : [],
    ),
  )
