import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { deliverDays, LEGAL_CLOCK } from '#contract/shop/legal-clock.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { product_variants, products } from '../../../db/tables/products.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'
import { shop_order_lines, shop_orders } from '../../../db/tables/shop-orders.ts'
import type { Purchase, PurchaseHandler } from '../../../purchases/purchase-handler.ts'
import { giveGoodsBack, takeGoodsAgain } from './goods-of-orders.ts'
import { movesOf, moveTo } from './move-to.ts'
import { lockOrdersOf, noteSteps } from './note-steps.ts'
import { earningsOfOrders } from './order-money.ts'
import { refundOfOrder, voidOrders } from './void-orders.ts'

type Reader = Pick<Tx, 'select'>

/** Purchases of goods: stock is held from when they are placed, and every seller gets an order once the purchase is good. */
export const SHOP_HANDLER: PurchaseHandler = {
  prefix: 'SO',
  lateReason: 'goods-gone',
  // What was ordered is kept, also when its seller sells it no more; goods that were given back must still be on sale.
  isStillOn: async (tx, { id }, { toCome }) => !toCome || !(await isAnyGone(tx, id)),
  isCalledOff: async () => false,
  requirePayable,
  hold: async (tx, { id }) => {
    const orders = (await lockOrdersOf(tx, [id])).filter(({ state }) => state === 'dropped')
    await moveTo(tx, orders, { state: 'waiting', is_stock_back: false })
    await takeGoodsAgain(tx, orders)
    await noteSteps(tx, movesOf(orders, 'waiting'), { by: 'service', action: 'late-money' })
  },
  release: async (tx, ids) => {
    const orders = (await lockOrdersOf(tx, ids)).filter(({ state }) => state === 'waiting')
    await moveTo(tx, orders, { state: 'dropped', ended_at: sql`now()` })
    await giveGoodsBack(tx, orders, 'released')
    await noteSteps(tx, movesOf(orders, 'dropped'), { by: 'service', action: 'drop' })
  },
  complete,
  void: voidOrders,
  refundOfOrder,
  describe: async (tx, { id }) => {
    const lines = await tx
      .select({ title: shop_order_lines.title, quantity: shop_order_lines.quantity, seller: seller_profiles.full_name })
      .from(shop_order_lines)
      .innerJoin(shop_orders, eq(shop_orders.id, shop_order_lines.shop_order))
      .leftJoin(seller_profiles, eq(seller_profiles.user_id, shop_orders.seller))
      .where(eq(shop_orders.purchase, id))
      .orderBy(asc(shop_order_lines.id))
    if (lines.length === 0) return undefined
    return {
      title: `Goods of ${[...new Set(lines.map(({ seller }) => seller ?? ''))].join(', ')}`,
      bought: lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', '),
      given: 'its sellers get the orders',
    }
  },
  earnings: earningsOfOrders,
}

/** Whether something of a purchase is sold no more. */
async function isAnyGone(tx: Reader, purchase: number): Promise<boolean> {
  const gone = await tx
    .select({ id: product_variants.id })
    .from(shop_order_lines)
    .innerJoin(shop_orders, eq(shop_orders.id, shop_order_lines.shop_order))
    .innerJoin(product_variants, eq(product_variants.id, shop_order_lines.variant))
    .innerJoin(products, eq(products.id, product_variants.product))
    .where(
      and(
        eq(shop_orders.purchase, purchase),
        sql`(${product_variants.removed_at} is not null or not ${products.is_active} or ${products.held_reason} is not null)`,
      ),
    )
    .limit(1)
  return gone.length > 0
}

/** The price is that at which it was ordered: its stock is kept back for its buyer since. @throws {Problem} cannot-pay */
async function requirePayable(tx: Tx, { id, final_price, advance }: Purchase): Promise<{ product_name: string; quantity: number }> {
  const orders = await lockOrdersOf(tx, [id])
  const sumOf = (of: 'total' | 'advance') => orders.reduce((sum, order) => sum + order[of], 0)
  const isWhole = orders.length > 0 && orders.every(({ state }) => state === 'waiting') && sumOf('total') === final_price && sumOf('advance') === advance
  if (!isWhole) throw new Problem('cannot-pay')
  const lines = await tx
    .select({ title: shop_order_lines.title, quantity: shop_order_lines.quantity })
    .from(shop_order_lines)
    .where(
      inArray(
        shop_order_lines.shop_order,
        orders.map((order) => order.id),
      ),
    )
    .orderBy(asc(shop_order_lines.id))
  return { product_name: lines.map(({ title }) => title).join(', '), quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0) }
}

/** The clock of the law begins, by the database's clock. */
async function complete(tx: Tx, { id }: Purchase): Promise<void> {
  const orders = (await lockOrdersOf(tx, [id])).filter(({ state }) => state === 'waiting')
  const byDays = Map.groupBy(orders, ({ seller_district, address }) => deliverDays(seller_district, address.district))
  for (const [days, some] of byDays)
    await moveTo(tx, some, {
      state: 'placed',
      placed_at: sql`now()`,
      hand_over_by: sql`now() + make_interval(hours => ${LEGAL_CLOCK.handOverHours})`,
      deliver_by: sql`now() + make_interval(days => ${days}::integer)`,
    })
  await noteSteps(tx, movesOf(orders, 'placed'), { by: 'service', action: 'place' })
}
