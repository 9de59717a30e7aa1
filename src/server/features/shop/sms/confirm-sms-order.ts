import { and, eq, sql } from 'drizzle-orm'
import type { ShopCheckout } from '#contract/shop/checkout.ts'
import { isCallWanted } from '#contract/shop/cod-rules.ts'
import { keyHash } from '#contract/shop/sms/key-hash.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { readRecords } from '../../../db/shop/buyer-records.ts'
import { buyers } from '../../../db/tables/accounts.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { shop_order_lines, shop_orders } from '../../../db/tables/shop-orders.ts'
import { wellFormed } from '../../../db/well-formed.ts'
import { detailsOf } from '../checkout/details-of.ts'
import { lockOrder } from '../orders/hold-order.ts'
import { noteSteps, type OrderRow } from '../orders/note-steps.ts'
import { lockKey } from './lock-key.ts'

interface Buyer {
  user_id: number
  /** Buyer record, held. */
  buyer: number
}

/** `number`: of the purchase that is there already; `key_hash`: under which a new one is known, where it may come by SMS too. */
type Known = { number: string; key_hash?: never } | { number: null; key_hash: string | null }

/**
 * Makes an order that its seller has typed in from an SMS the order of the buyer whose phone wrote it: that one sends the key of which the SMS says the hash, and
 * the same goods to the same place for no more than was seen. What was handed over keeps the address it was sent to. Locks: the key, the purchase, the order.
 */
export async function confirmSmsOrder(tx: Tx, { user_id, buyer }: Buyer, asked: ShopCheckout): Promise<Known> {
  const [part, ...others] = asked.orders
  if (asked.sms_key === undefined || asked.method !== 'cod' || !part || others.length > 0) return { number: null, key_hash: null }
  const key_hash = await keyHash(asked.sms_key)
  await lockKey(tx, key_hash)
  const [found] = await tx
    .select({ id: shop_orders.id, buyer: shop_orders.buyer, account: buyers.user_id, number: purchases.number })
    .from(shop_orders)
    .innerJoin(buyers, eq(buyers.id, shop_orders.buyer))
    .innerJoin(purchases, eq(purchases.id, shop_orders.purchase))
    .where(and(eq(shop_orders.seller, part.seller), eq(shop_orders.key_hash, key_hash)))
  if (!found) return { number: null, key_hash }
  if (found.buyer === buyer) return { number: found.number }
  const { order, purchase } = await lockOrder(tx, found.id)
  // Something else was typed in under this key than the buyer has ordered: that is another order, and a call will tell.
  if (found.account !== null || part.seller === user_id || !(await isTheSame(tx, order, asked))) return { number: null, key_hash: null }
  await tx
    .update(purchases)
    .set({ buyer, ...detailsOf(asked, user_id), updated_at: sql`now()` })
    .where(eq(purchases.id, purchase.id))
  const record = (await readRecords(tx, [buyer])).get(buyer) ?? { received: 0, refused: 0 }
  await tx
    .update(shop_orders)
    .set({
      buyer,
      sms: 'confirmed',
      note: part.note,
      is_call_wanted: isCallWanted(record, order.total),
      ...(order.handed_over_at === null && { address: wellFormed(asked.address) }),
      updated_at: sql`now()`,
    })
    .where(eq(shop_orders.id, order.id))
  await tx.delete(buyers).where(eq(buyers.id, found.buyer))
  await noteSteps(tx, [{ id: order.id, from: order.state, to: order.state }], { by: 'buyer', account: user_id, action: 'confirm' })
  return { number: found.number }
}

async function isTheSame(tx: Tx, order: OrderRow, { address, orders: [part], total_seen }: ShopCheckout): Promise<boolean> {
  const { variant, quantity } = shop_order_lines
  const rows = await tx.select({ variant, quantity }).from(shop_order_lines).where(eq(shop_order_lines.shop_order, order.id))
  const wanted = new Map(part?.lines.map((line) => [line.variant_id, line.quantity]))
  const isSame = rows.length === wanted.size && rows.every((row) => wanted.get(row.variant) === row.quantity)
  return isSame && order.address.district === address.district && order.address.area === address.area && order.total <= total_seen
}
