import { test as base } from '@playwright/test'
import { type Market, startMarket } from './market.ts'

/** A journey has a market of its own: nothing it does is seen by another one. Addresses are relative to it. */
export const test = base.extend<{ market: Market }>({
  // Playwright reads from this pattern what a fixture needs, and it must be there: the name of the browser costs nothing.
  market: async ({ browserName: _ }, use) => {
    const market = await startMarket()
    await use(market)
    await market.close()
  },
  baseURL: async ({ market }, use) => use(market.origin),
})
