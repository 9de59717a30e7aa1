import { and, eq, inArray } from 'drizzle-orm'
import type { ShopNotice } from '#contract/shop/shop-notices.ts'
import type { OrderParty, ShopOrderState } from '#contract/shop/shop-order-rules.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { leaveNotice } from '../leave-notice.ts'
import { buyers } from '../tables/accounts.ts'
import { notices } from '../tables/notices.ts'
import { shop_letters, shop_orders } from '../tables/shop-orders.ts'
import { SHOP_ORDER_NOUN } from './shop-order-notices.ts'

/** A change of an order. */
export interface OrderMove {
  id: number
  from: ShopOrderState | null
  to: ShopOrderState
}

/** Whom a change concerns who has not made it, and what they are told. */
export function noticesOf({ from, to }: Omit<OrderMove, 'id'>, by: OrderParty): { buyer?: ShopNotice; seller?: ShopNotice } {
  if (from === to) return {}
  const [isBuyers, isSellers] = [by === 'buyer', by === 'seller']
  switch (to) {
    case 'placed':
      return { seller: 'shop-sale' }
    case 'accepted':
      return { buyer: 'shop-accepted' }
    case 'shipped':
      return { buyer: 'shop-sent' }
    case 'ready':
      return { buyer: 'shop-ready' }
    case 'delivered':
      return { ...(!isBuyers && { buyer: 'shop-delivered' as const }), ...(!isSellers && { seller: 'shop-sale-delivered' as const }) }
    case 'cancelled':
      return { ...(!isBuyers && { buyer: 'shop-cancelled' as const }), ...(!isSellers && { seller: 'shop-sale-cancelled' as const }) }
    case 'not_taken':
      return { ...(!isBuyers && { buyer: 'shop-not-taken' as const }), ...(!isSellers && { seller: 'shop-sale-cancelled' as const }) }
    default:
      return {}
  }
}

/** Tells both sides of changes of orders, in the app, on their phones and by mail, in the transaction of the change: each once of an order. */
export async function notifyOfSteps(tx: Tx, moves: readonly OrderMove[], by: OrderParty): Promise<void> {
  const told = moves.flatMap((move) => Object.entries(noticesOf(move, by)).map(([side, kind]) => ({ id: move.id, side, kind })))
  if (told.length === 0) return
  const sides = await sidesOf(tx, [...new Set(told.map(({ id }) => id))])
  for (const { id, side, kind } of told) {
    const user_id = sides.get(id)?.[side as 'buyer' | 'seller']
    if (user_id) await notifyOfOrder(tx, { id, user_id, kind })
  }
}

/** The accounts of both sides; a buyer's may be gone. */
async function sidesOf(tx: Tx, ids: readonly number[]): Promise<Map<number, { buyer: number | null; seller: number }>> {
  const rows = await tx
    .select({ id: shop_orders.id, seller: shop_orders.seller, buyer: buyers.user_id })
    .from(shop_orders)
    .innerJoin(buyers, eq(buyers.id, shop_orders.buyer))
    .where(inArray(shop_orders.id, [...ids]))
  return new Map(rows.map(({ id, buyer, seller }) => [id, { buyer, seller }]))
}

interface Told {
  /** Of the order. */
  id: number
  user_id: number
  kind: ShopNotice
  /** Which date it is about; absent: none of several. */
  date?: (typeof shop_letters.$inferSelect)['date']
  /** It may be told anew: the later notice stands, and another e-mail is sent. */
  isAgain?: boolean
}

/** Tells one side of an order; of one kind, and one date, once. @returns whether it was told now */
export async function notifyOfOrder(tx: Tx, { id, user_id, kind, date = '', isAgain = false }: Told): Promise<boolean> {
  if (isAgain) {
    const { shop_order, kind: told } = shop_letters
    await tx.delete(shop_letters).where(and(eq(shop_order, id), eq(told, kind)))
    await tx.delete(notices).where(and(eq(notices.about_noun, SHOP_ORDER_NOUN), eq(notices.about, id), eq(notices.kind, kind)))
  }
  const [letter] = await tx.insert(shop_letters).values({ shop_order: id, user_id, kind, date }).onConflictDoNothing().returning({ id: shop_letters.id })
  if (!letter) return false
  await leaveNotice(tx, { user_id, kind, about_noun: SHOP_ORDER_NOUN, about: id })
  return true
}
