import { expect, type Page, test } from '@playwright/test'
import { type Language, lookClosely, wordsIn } from './looking.ts'

/** Phones on which walks go; each screen of a walk is looked at on the narrowest phone and on a wide screen as well. */
const PHONES = [
  { language: 'en', width: 360 },
  { language: 'bn', width: 320 },
] as const

/** Has walks that look closely at many screens go in both languages. @see lookClosely */
export function inBothLanguages(walks: (language: Language) => void): void {
  for (const { language, width } of PHONES) {
    test.describe(`${language}, ${width} px`, () => {
      test.use({ viewport: { width, height: 740 } })
      // Some thirty screens, each looked at twice.
      test.describe.configure({ timeout: 300_000 })
      walks(language)
    })
  }
}

/** Has the page be a wide one for a while. */
export async function onWideScreen(page: Page, work: () => Promise<unknown>): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 740 })
  await work()
  if (before) await page.setViewportSize(before)
}

/** Goes somewhere and looks closely. */
export const look = (page: Page, name: string, enter: () => Promise<unknown>) =>
  test.step(name, async () => {
    await enter()
    await lookClosely(page, name)
  })

/** What a walk does on a page, in words of the catalogues. */
export function onPage(page: Page, language: Language) {
  const words = wordsIn(language)
  return {
    words,
    open: (path: string) => page.goto(`/${language}${path}`),
    press: (key: string) =>
      page
        .getByRole('button', { name: words(key) })
        .filter({ visible: true })
        .first()
        .click({ timeout: 20_000 }),
    says: (key: string) => expect(page.getByText(words(key)).filter({ visible: true }).first()).toBeVisible({ timeout: 20_000 }),
    close: () => page.keyboard.press('Escape'),
  }
}
