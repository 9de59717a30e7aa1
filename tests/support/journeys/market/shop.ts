import { type BrowserContext, test as base } from '@playwright/test'
import type { Database } from '#server/db/connection/open.ts'
import { startGatewayForTest, type TestGateway } from '../../server/orders/local-gateway.ts'
import { moneyFaults } from '../../server/orders/money-invariants.ts'
import { countSeats, orderFaults } from '../../server/orders/order-invariants.ts'
import { makeShow } from '../../server/orders/orders.ts'
import { shopFaults } from '../../server/orders/shop-invariants.ts'
import { walletFaults } from '../../server/orders/wallet-invariants.ts'
import { type Gateway, openGateway } from './gateway.ts'
import { startMarket } from './market.ts'
import { openMarketDatabase } from './market-stock.ts'

/** A market where orders can be paid, with access to its database and payment gateway. */
export interface Shop {
  /** Where the phone finds it, and where payment leads back to. */
  origin: string
  /** The same market for other clients: reached directly, not over `line`. */
  elsewhere: string
  /** What lies between phone and service. The payment gateway is somewhere else: it is never cut. */
  line: Gateway
  /** Where one pays. */
  till: TestGateway
  database: Database
  /** Puts an event on sale. */
  show: (tickets: Parameters<typeof makeShow>[1], over?: Parameters<typeof makeShow>[2]) => ReturnType<typeof makeShow>
  /** The orders of one person, oldest first. */
  ordersOf: (username: string) => Promise<OrderRow[]>
}

export interface OrderRow {
  event_order_id: string
  event: number
  state: string
  final_price: number
  /** Of all kinds together. */
  seats: number
  tickets: number
}

interface Opened extends Shop {
  /** `val_id` of all payments of the demo market: this till knows nothing of them. */
  paidBefore: ReadonlySet<string>
  close: () => Promise<void>
}

const ORDERS = `select o.number as event_order_id, o.event, o.state, o.final_price,
  (select coalesce(sum(quantity), 0)::int from event_order_items i where i.purchase = o.id) as seats,
  (select count(*)::int from tickets t where t.purchase = o.id and t.state = 'valid') as tickets
  from purchases o join buyers b on b.id = o.buyer join users u on u.id = b.user_id where u.username = $1 order by o.id`

async function openShop(): Promise<Opened> {
  const till = await startGatewayForTest()
  // The market is told its address before there is a market.
  const line = await openGateway('http://localhost:1')
  const market = await startMarket({ APP_ORIGIN: line.origin, PAYMENT_GATEWAY_URL: till.url, HOUSE_WALLETS: 'bkash=01700000001' })
  line.leadTo(market.origin)
  const database = await openMarketDatabase(market.dataFolder)
  const { rows } = await database.pool.query<{ val_id: string }>('select val_id from payment_attempts where val_id is not null')
  return {
    paidBefore: new Set(rows.map(({ val_id }) => val_id)),
    origin: line.origin,
    elsewhere: market.origin,
    line,
    till,
    database,
    show: (tickets, over) => makeShow({ database }, tickets, over),
    ordersOf: async (username) => (await database.pool.query<OrderRow>(ORDERS, [username])).rows,
    close: async () => {
      await database.close()
      await market.close()
      await line.close()
      await till.stop()
    },
  }
}

/** For journeys in which something is bought: one shop per process of the runner. After each journey seats, stock and money are counted. */
export const test = base.extend<{ shop: Shop }, { openedShop: Opened }>({
  openedShop: [
    // Playwright reads from this pattern what a fixture needs, and it must be there.
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use) => {
      const shop = await openShop()
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shop: async ({ openedShop }, use) => {
    const { database, line, till, paidBefore } = openedShop
    const { pool } = database
    const atFirst = await countSeats(pool)
    line.asked.length = 0
    await use(openedShop)
    line.treat(() => 'pass')
    line.set('open')
    await till.reset()
    await till.idle()
    const faults = [
      ...(await orderFaults(pool, atFirst)),
      ...(await shopFaults(pool)),
      ...(await walletFaults(pool)),
      ...(await moneyFaults(pool, await till.ledger(), paidBefore)),
    ]
    if (faults.length > 0) throw new Error(`The books do not add up:\n${faults.join('\n')}`)
  },
  baseURL: async ({ shop }, use) => use(shop.origin),
})

/** No way into the network any more, for page and worker alike. */
export async function goOffline({ line }: Pick<Shop, 'line'>, context: BrowserContext): Promise<void> {
  line.set('cut')
  await context.setOffline(true)
}

export async function goOnline({ line }: Pick<Shop, 'line'>, context: BrowserContext): Promise<void> {
  line.set('open')
  await context.setOffline(false)
}
