import { expect, type Page } from '@playwright/test'
import { lookAtFocus } from './accessible.ts'

/** What has the focus. */
export const focused = (page: Page) => page.locator(':focus')

/** Presses Tab until what has the focus is called so. @param onWay looks at each place it comes to. */
export async function tabTo(page: Page, name: string | RegExp, onWay: () => Promise<void> = async () => undefined): Promise<void> {
  const seen: string[] = []
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    await onWay()
    const here = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return (element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? '').trim()
    })
    if (typeof name === 'string' ? here === name : name.test(here)) return
    seen.push(here)
  }
  throw new Error(`Tab never came to ${name}; it came to ${seen.join(' | ')}`)
}

/** The same, and wherever the focus comes it is seen. */
export const tabInSight = (page: Page, name: string | RegExp): Promise<void> =>
  tabTo(page, name, async () => {
    const wrong = await page.evaluate(lookAtFocus)
    // Past the last place the browser has the focus itself for once.
    if (wrong !== 'the end') expect.soft(wrong).toBe('')
  })
