import { and, eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { paymentStatusOf, receivedOf } from '#contract/purchases/purchase-rules.ts'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { isOpenOrder } from '#contract/shop/shop-order-rules.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { shop_orders } from '../../../db/tables/shop-orders.ts'
import { isOf } from '../../../purchases/buyers.ts'
import { moneyOf, readMoney } from '../../../purchases/money.ts'
import { readOpenPages } from '../../../purchases/payment/open-pages.ts'
import { type ReadBy, type Reader, readOrders } from './read-orders.ts'

/**
 * One purchase of goods with all its orders, to its buyer.
 * @throws {Problem} not-found — there is none of that number, or it is another person's: both in the same words
 */
export async function readShopPurchase(db: Reader, by: ReadBy, number: string): Promise<ShopPurchase> {
  const mine = and(isOf(by.user_id), eq(purchases.number, number), eq(purchases.kind, 'shop'))
  const [purchase] = await db.select().from(purchases).where(mine)
  if (!purchase) throw new Problem('not-found')
  const orders = await readOrders(db, by, { where: eq(shop_orders.purchase, purchase.id) })
  const money = await readMoney(db, [purchase.id])
  const pages = await readOpenPages(db, [purchase.id])
  // In cash, once nothing more is on its way: for what came to nothing, nothing is to be paid.
  const isReceived = !orders.some(({ state }) => isOpenOrder(state)) && orders.some(({ state }) => state === 'delivered' || state === 'closed')
  const sumOf = (of: 'goods' | 'discount' | 'delivery_fee') => orders.reduce((sum, order) => sum + order[of], 0)
  return {
    number: purchase.number,
    method: purchase.method,
    state: purchase.state,
    payment_status: paymentStatusOf(purchase.state, receivedOf(purchase.method, isReceived)),
    goods: sumOf('goods'),
    discount: sumOf('discount'),
    delivery_fee: sumOf('delivery_fee'),
    total: purchase.final_price,
    advance: purchase.advance,
    hold_expires_at: purchase.hold_expires_at,
    page_open_until: pages.get(purchase.id) ?? null,
    reason: purchase.reason,
    created_at: purchase.created_at,
    ...moneyOf(money, purchase),
    orders: orders.toReversed(),
    server_time: orders[0]?.server_time ?? purchase.created_at,
  }
}
