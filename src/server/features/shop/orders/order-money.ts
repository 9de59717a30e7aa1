import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { onlineOf } from '#contract/purchases/purchase-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { earnings } from '../../../db/tables/ledger.ts'
import { shop_orders } from '../../../db/tables/shop-orders.ts'
import { bookCashSale } from '../../../ledger/cash-commission.ts'
import { type EarningSketch, holdEnd } from '../../../ledger/earn.ts'
import { bookPaidBack } from '../../../ledger/paid-back.ts'
import type { Purchase } from '../../../purchases/purchase-handler.ts'
import type { OrderRow } from './note-steps.ts'

const PAISA = 100

/** What each order of a purchase brings its seller. Of a delivery, and of what is paid in advance of cash, the operator has no share. */
export async function earningsOfOrders(tx: Pick<Tx, 'select'>, { id }: Pick<Purchase, 'id'>): Promise<EarningSketch[]> {
  const orders = await tx.select().from(shop_orders).where(eq(shop_orders.purchase, id)).orderBy(asc(shop_orders.id))
  return orders
    .filter((order) => onlineOf(order) > 0)
    .map((order) => {
      const goods =
        order.method !== 'online' ? { base: 0, commission: 0 } : { base: (order.goods - order.discount) * PAISA, commission: order.commission * PAISA }
      return { kind: 'shop', seller: order.seller, number: order.number, shop_order: order.id, gross: onlineOf(order) * PAISA, service: 0, ...goods }
    })
}

/** The hold of what was paid online for an order begins: it is delivered, or came back and its delivery stays paid. */
export async function beginHold(tx: Tx, { id }: Pick<OrderRow, 'id'>): Promise<void> {
  await tx
    .update(earnings)
    .set({ free_at: holdEnd('shop', sql`now()`) })
    .where(and(eq(earnings.shop_order, id), isNotNull(earnings.attempt), isNull(earnings.freed_at)))
}

/** The goods are with their buyer, who has paid their seller in cash or by mobile wallet: the operator's share of it is owed by the seller. Order and purchase are held. */
export async function noteDelivered(tx: Tx, order: OrderRow): Promise<void> {
  await beginHold(tx, order)
  if (order.method === 'online') return
  const { id, seller, number, purchase, goods, discount, commission } = order
  const money = { gross: (order.total - onlineOf(order)) * PAISA, base: (goods - discount) * PAISA, commission: commission * PAISA }
  await bookCashSale(tx, { kind: 'shop', shop_order: id, seller, number, purchase, ...money })
  // A part may have gone back before it was handed over.
  await bookPaidBack(tx, id)
}
