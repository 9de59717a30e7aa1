import { expect, type Page, test } from '@playwright/test'
import { type Colours, type Language, lookClosely, wordsIn } from './looking.ts'
import { NARROWEST, WIDE } from './sizes.ts'

/** Some thirty screens, each looked at twice. */
const WALK_MS = 300_000
/**
 * The colours of the first look at one screen after another. The languages take turns as well, so that over four screens each language is seen
 * in all colours, on the narrowest phone and on a wide screen.
 */
const COLOURS: readonly Colours[] = ['light', 'light', 'dark', 'dark']

/** What a walk does on a page, in the words that the page is in at that moment. */
export interface Walk {
  language: () => Language
  words: (key: string) => RegExp
  open: (path: string) => Promise<unknown>
  press: (key: string) => Promise<void>
  says: (key: string) => Promise<void>
  close: () => Promise<void>
  /** Goes somewhere and looks closely. The screen after it is entered in the other language. */
  visit: (name: string, enter: () => Promise<unknown>) => Promise<void>
}

/** Begins a walk through screens on the narrowest phone: each is looked at in both languages and both colours. @see lookClosely */
export async function startWalk(page: Page, first: Language = 'en'): Promise<Walk> {
  test.setTimeout(WALK_MS)
  await page.setViewportSize(NARROWEST)
  let language = first
  let visits = 0
  const words = (key: string) => wordsIn(language)(key)
  const visible = (key: string) => page.getByText(words(key)).filter({ visible: true }).first()
  return {
    language: () => language,
    words,
    open: (path) => page.goto(`/${language}${path}`),
    press: (key) =>
      page
        .getByRole('button', { name: words(key) })
        .filter({ visible: true })
        .first()
        .click({ timeout: 20_000 }),
    says: (key) => expect(visible(key)).toBeVisible({ timeout: 20_000 }),
    close: () => page.keyboard.press('Escape'),
    visit: (name, enter) =>
      test.step(name, async () => {
        await enter()
        language = await lookClosely(page, name, COLOURS[visits++ % COLOURS.length] ?? 'light')
      }),
  }
}

/** Has the page be a wide one for a while. */
export async function onWideScreen(page: Page, work: () => Promise<unknown>): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(WIDE)
  await work()
  if (before) await page.setViewportSize(before)
}
