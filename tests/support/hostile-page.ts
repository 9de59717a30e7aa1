import type { Page } from '@playwright/test'

/** What must never happen while somebody looks at another's words. */
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
