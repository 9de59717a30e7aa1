import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { smallTargets, violations } from './accessible.ts'
import { covered } from './covered.ts'
import { foreignWords } from './foreign-words.ts'
import { touch, untilAlive } from './reader.ts'
import { NARROWEST, WIDE } from './sizes.ts'
import { titleSaysHeading } from './titles.ts'

export type Language = 'en' | 'bn'
export type Colours = 'light' | 'dark'

const LOCALES = resolve(import.meta.dirname, '../../../locales')

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
 * Looks at a screen as it stands: axe, what can be hit, and whether anything must be scrolled sideways, also with large text. First on the screen and in the language
 * that it is in, then in the other language, with the other colours, on a wide screen. The page is left as it was, in the other language.
 * @param colours of the first look
 */
export async function lookClosely(page: Page, name: string, colours: Colours): Promise<Language> {
  await expect(page.locator('main h1')).toHaveCount(1)
  await untilAlive(page)
  const before = page.viewportSize() ?? NARROWEST
  const first = await languageOf(page)
  const other = first === 'en' ? 'bn' : 'en'
  await titleSaysHeading(page, `${name}, ${first}`)
  await lookAt(page, name, { ...before, colours })
  await lookAtLargeText(page, `${name}, ${first}`)
  await speak(page, other)
  await titleSaysHeading(page, `${name}, ${other}`)
  if (before.width < WIDE.width) {
    expect.soft(await wider(page), `${name}, ${other}: wider than ${before.width} px`).toEqual([])
    await lookAtLargeText(page, `${name}, ${other}`)
  }
  await lookAt(page, name, { ...WIDE, colours: colours === 'light' ? 'dark' : 'light' })
  if (before.width < WIDE.width) expect.soft(await covered(page), `${name}: what has the focus is covered`).toEqual([])
  await page.setViewportSize(before)
  return other
}

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang)

/** Has the page speak a language, as when another tab switches: nothing on it is pressed, nothing loses the focus. */
async function speak(page: Page, language: Language): Promise<void> {
  await touch(page)
  const said = () =>
    page.evaluate((wanted) => {
      // No listener hears it before the deferred parts of the page are there.
      const channel = new BroadcastChannel('data')
      channel.postMessage({ type: 'language-changed', language: wanted })
      channel.close()
      return document.documentElement.lang
    }, language)
  await expect.poll(said, { intervals: [50], message: `the page speaks ${language}` }).toBe(language)
}

interface Look {
  width: number
  height: number
  colours: Colours
}

async function lookAt(page: Page, name: string, { width, height, colours }: Look): Promise<void> {
  const seen = `${name}, ${await languageOf(page)}, ${width} px, ${colours}`
  // The contrast of colours in transition does not count.
  await page.emulateMedia({ colorScheme: colours, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height })
  // As tall as what is on it: what lies under a bar at the edge is only a scroll away.
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  if (whole > height) await page.setViewportSize({ width, height: whole })
  // What grows with the screen, such as a camera's picture, may leave some of it to be scrolled.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // A screen may be waiting for its texts after another language was chosen.
  await expect(page.locator('main h1')).toBeVisible()
  expect.soft(await violations(page), `${seen}: axe`).toEqual([])
  expect.soft(await smallTargets(page), `${seen}: too small to hit`).toEqual([])
  expect.soft(await wider(page), `${seen}: wider than the screen`).toEqual([])
  expect.soft(await foreignWords(page), `${seen}: words of another language`).toEqual([])
  await isDrawn(page, seen)
  // What the page begins to do afterwards it does as for any reader.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
}

/** Waits until each icon on the screen has its drawing: without one a button is an empty circle. */
export async function isDrawn(page: Page, name: string): Promise<void> {
  const missing = () =>
    page.evaluate(() => [...document.querySelectorAll('use')].flatMap((use) => use.getAttribute('href') ?? []).filter((id) => !document.querySelector(id)))
  await expect.poll(missing, { message: `${name}: icons without a drawing` }).toEqual([])
}

/** On the narrowest screen with text of twice the size, which readers may choose. @see https://www.w3.org/TR/WCAG22/#resize-text */
async function lookAtLargeText(page: Page, seen: string): Promise<void> {
  const before = page.viewportSize() ?? NARROWEST
  const scaleText = (by: number) =>
    page.evaluate((factor) => {
      const root = document.documentElement
      root.style.fontSize = ''
      if (factor !== 1) root.style.fontSize = `${factor * Number.parseFloat(getComputedStyle(root).fontSize)}px`
    }, by)
  await page.setViewportSize({ ...before, width: NARROWEST.width })
  await scaleText(2)
  expect.soft(await wider(page), `${seen}: wider than ${NARROWEST.width} px with text of 200 %`).toEqual([])
  await scaleText(1)
  await page.setViewportSize(before)
}

/** What must be scrolled sideways: the page, or a dialog within it; with the innermost elements without which it would be less wide. */
const wider = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isLessWideWithout = (whole: Element, element: HTMLElement | SVGElement) => {
      const [before, style] = [whole.scrollWidth, element.style.cssText]
      element.style.setProperty('display', 'none', 'important')
      const after = whole.scrollWidth
      element.style.cssText = style
      return after < before
    }
    const causes = (whole: Element, around: Element): string[] =>
      [...around.children].flatMap((element) => {
        if (!(element instanceof HTMLElement || element instanceof SVGElement) || !isLessWideWithout(whole, element)) return []
        const within = causes(whole, element)
        return within.length > 0 ? within : [element.outerHTML.slice(0, 200)]
      })
    return [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] > div')].flatMap((whole) => {
      const { tagName, scrollWidth, clientWidth } = whole
      return scrollWidth <= clientWidth ? [] : [`${tagName}: ${scrollWidth} in ${clientWidth}`, ...causes(whole, whole).slice(0, 8)]
    })
  })
