import { expect, type Page, test } from '@playwright/test'
import { type Language, lookClosely, wordsIn } from './looking.ts'

// Each is looked at in light and dark; phones on the narrowest screen too.
const LOOKS = [
  { language: 'en', width: 360 },
  { language: 'bn', width: 320 },
  { language: 'bn', width: 360 },
  { language: 'en', width: 1280 },
] as const

/** Has walks that look closely at many screens go in both languages, on phones and on a wide screen. */
export function inEveryLook(walks: (language: Language) => void): void {
  for (const { language, width } of LOOKS) {
    test.describe(`${language}, ${width} px`, () => {
      test.use({ viewport: { width, height: 740 }, ...(width > 1000 ? { isMobile: false, hasTouch: false } : {}) })
      // Some thirty screens, each looked at twice.
      test.describe.configure({ timeout: 300_000 })
      walks(language)
    })
  }
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
