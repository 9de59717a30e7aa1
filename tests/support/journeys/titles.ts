import { expect, type Page } from '@playwright/test'

/** The title of the document says what the first heading says: it is what a screen reader reads first, and what tells one tab from another. */
export async function titleSaysHeading(page: Page, seen: string): Promise<void> {
  const read = () =>
    page.evaluate(() => {
      const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
      const element = document.querySelector('main h1')
      const heading = element?.checkVisibility() ? plain(element.textContent) : ''
      const title = plain(document.title)
      return heading && title.includes(heading) && / · (Hatkhola|হাটখোলা)$/.test(title) ? '' : `“${title}” over “${heading}”`
    })
  // Written in an effect, after the screen or its language has changed.
  await expect.soft.poll(read, { timeout: 3_000, message: `${seen}: the title says what the heading says` }).toBe('')
}
