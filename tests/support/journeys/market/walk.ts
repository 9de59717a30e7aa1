import { test as base } from '@playwright/test'
import { type Gateway, openGateway } from './gateway.ts'
import { type Market, startMarket } from './market.ts'
import { type Stock, stockMarket } from './market-stock.ts'

/** A stocked market that several journeys visit. A journey that ends its server starts it again. */
export interface SharedMarket extends Market {
  stock: Stock
}

interface WalkFixtures {
  /** This journey's own way to the market, with an origin and so a storage of its own. */
  gateway: Gateway
}

/** For journeys that leave the market as they found it: one per process of the runner, and a network for each journey. */
export const test = base.extend<WalkFixtures, { sharedMarket: SharedMarket }>({
  sharedMarket: [
    // Playwright reads from this pattern what a fixture needs, and it must be there.
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use) => {
      const market = await startMarket()
      await use({ ...market, stock: await stockMarket(market.dataFolder) })
      await market.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  gateway: async ({ sharedMarket }, use) => {
    const gateway = await openGateway(sharedMarket.origin)
    await use(gateway)
    await gateway.close()
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
})
