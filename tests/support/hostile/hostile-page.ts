import { expect, type Page } from '@playwright/test'
import { untilAlive } from '../journeys/reader.ts'

/** What must never happen while a user looks at another user's words. */
export function watch(page: Page): string[] {
  const happened: string[] = []
  page.on('dialog', (dialog) => {
    happened.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => happened.push(`an error: ${error.message}`))
  page.context().on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') happened.push(`asked ${request.url()}`)
  })
  return happened
}

/** What stands in the page and should not, or has run in it. */
export const faultsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = '__ran' in window ? ['it ran, or is named like a variable'] : []
    for (const element of document.querySelectorAll('*')) {
      const said = element.outerHTML.slice(0, 120)
      if (element.getAttributeNames().some((name) => name.startsWith('on'))) faults.push(`a handler: ${said}`)
      for (const name of ['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'data', 'srcdoc']) {
        const address = element.getAttribute(name)
        if (address === null || /^(?:tel|mailto|blob|data:image\/(?:png|webp|svg))/.test(address)) continue
        const { protocol, host } = new URL(address, location.href)
        if (!protocol.startsWith('http')) faults.push(`leads to ${protocol} ${said}`)
        if (element.nodeName !== 'A' && host !== location.host) faults.push(`fetches from ${host}: ${said}`)
      }
    }
    return faults
  })

/** Also what the policy had to refuse: it is the second wall, and nothing should come as far. */
export function watchAll(page: Page): string[] {
  const happened = watch(page)
  page.on('console', (message) => message.text().includes('Content Security Policy') && happened.push(message.text()))
  return happened
}

/** Opens a page that shows another user's words, and checks that they stay plain text. */
export async function lookAtHostile(page: Page, happened: readonly string[], [path, shown]: readonly [string, string]): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
  await expect(page.getByRole('main')).toContainText(shown, { timeout: 20_000 })
  expect(await faultsIn(page), path).toEqual([])
  expect(happened, path).toEqual([])
}
