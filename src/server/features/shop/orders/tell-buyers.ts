import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { type PurchaseTask, type PurchaseTaskKind, takePurchaseTasks } from '../../../db/purchase-tasks.ts'
import { notifyOfOrder } from '../../../db/shop/notify-of-steps.ts'
import { buyers } from '../../../db/tables/accounts.ts'
import { shop_order_refunds, shop_orders } from '../../../db/tables/shop-orders.ts'
import { startBackgroundJob } from '../../../http/background-jobs.ts'
import { errorFacts } from '../../../http/responses/error-facts.ts'

const EVERY_MS = 3000
const AT_ONCE = 20

/** What purchases of any kind leave to be told. */
const TASKS: PurchaseTaskKind[] = ['tell-refunded', 'tell-not-paid', 'letter-refund', 'letter-called-off', 'tell-called-off']

interface Parts {
  db: Database['db']
  log: { warn: (facts: object, text: string) => void; error: (facts: object, text: string) => void }
}

/** Tells buyers of goods that money is back, and that they have not paid in time. @returns whether there may be more */
export async function tellBuyers({ db, log }: Parts): Promise<boolean> {
  const failed = ({ id, kind, tries }: PurchaseTask, error: unknown, isGivenUp: boolean) => {
    const facts = { task: id, kind, tries: tries + 1, error: errorFacts(error) }
    if (isGivenUp) log.error(facts, 'a buyer of goods could not be told, and will not be')
    else log.warn(facts, 'a buyer of goods could not be told yet')
  }
  return (await takePurchaseTasks({ db, of: 'shop', failed, most: AT_ONCE }, TASKS, tell)) === AT_ONCE
}

/** Tells what is due every three seconds until it is stopped. Gives what stops it. */
export const startTellingBuyers = (parts: Parts): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: () => tellBuyers(parts), fault: 'buyers of goods could not be told', log: parts.log })

/** The e-mail goes with the notice, and of what staff have called off each order tells itself: their own tasks are done with. */
async function tell(tx: Tx, { purchase, kind, details }: PurchaseTask): Promise<void> {
  if (kind === 'tell-not-paid') return tellOf(tx, (await ordersOf(tx, purchase)).slice(0, 1), 'shop-not-paid')
  if (kind !== 'tell-refunded') return
  const refunds = String(details.refunds ?? '')
    .split(',')
    .filter(Boolean)
    .map(Number)
  await tellOf(tx, await refundedOf(tx, purchase, refunds), 'shop-refunded')
}

interface ToldOrder {
  id: number
  user_id: number | null
}

async function tellOf(tx: Tx, orders: readonly ToldOrder[], kind: 'shop-not-paid' | 'shop-refunded'): Promise<void> {
  for (const { id, user_id } of orders) if (user_id !== null) await notifyOfOrder(tx, { id, user_id, kind, isAgain: true })
}

const ordersOf = (tx: Tx, purchase: number, which = sql`true`): Promise<ToldOrder[]> =>
  tx
    .select({ id: shop_orders.id, user_id: buyers.user_id })
    .from(shop_orders)
    .innerJoin(buyers, eq(buyers.id, shop_orders.buyer))
    .where(sql`${shop_orders.purchase} = ${purchase} and ${which}`)
    .orderBy(asc(shop_orders.id))

/** The orders of which money is back; of money that was never for an order, because it came too late, the first. */
async function refundedOf(tx: Tx, purchase: number, refunds: readonly number[]): Promise<ToldOrder[]> {
  const { shop_order, refund } = shop_order_refunds
  const isTold = refunds.length > 0 ? inArray(refund, [...refunds]) : sql`true`
  const named = await ordersOf(tx, purchase, sql`exists (select from ${shop_order_refunds} where ${shop_order} = ${shop_orders.id} and ${isTold})`)
  return named.length > 0 ? named : (await ordersOf(tx, purchase)).slice(0, 1)
}
