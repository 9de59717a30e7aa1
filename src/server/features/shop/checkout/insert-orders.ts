import { inArray } from 'drizzle-orm'
import type { AddressForm } from '#contract/addresses/addresses.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'
import { shop_order_lines, shop_orders } from '../../../db/tables/shop-orders.ts'
import { wellFormed } from '../../../db/well-formed.ts'
import type { Purchase } from '../../../purchases/purchase-handler.ts'
import { randomNumber } from '../../../purchases/purchase-numbers.ts'
import { noteSteps, type OrderRow, type Step } from '../orders/note-steps.ts'
import type { PlannedOrder } from './plan-checkout.ts'

export interface NewOrders {
  purchase: Purchase
  address: AddressForm
  orders: readonly PlannedOrder[]
  /** Whether its seller is asked to call first. */
  isCall: (order: PlannedOrder) => boolean
  /** Who has written it down, and how it came. */
  origin: Step & { by: 'buyer' | 'seller' } & Pick<OrderRow, 'sms' | 'key_hash'>
}

/** An order that was written, and what it is to take. */
interface WrittenOrder {
  id: number
  number: string
  lines: { variant: number; quantity: number }[]
}

/** Writes the orders of a purchase with their lines, prices and words as they are now. */
export async function insertOrders(tx: Tx, { purchase, address, orders, isCall, origin: { sms, key_hash, ...step } }: NewOrders): Promise<WrittenOrder[]> {
  const districts = await readDistricts(tx, orders)
  const rows = orders.map((order) => ({
    number: randomNumber(),
    purchase: purchase.id,
    seller: order.part.seller,
    buyer: purchase.buyer,
    method: purchase.method,
    goods: order.goods,
    discount: order.discount,
    delivery_fee: order.delivery_fee,
    total: order.total,
    advance: advanceOfOrder(purchase, order),
    commission: order.commission,
    coupon: order.coupon,
    sms,
    key_hash,
    address: wellFormed(address),
    note: order.part.note,
    delivery_kind: order.option.kind,
    delivery_note: order.option.note,
    days_least: order.option.days_least,
    days_most: order.option.days_most,
    seller_district: districts.get(order.part.seller) ?? null,
    is_call_wanted: isCall(order),
  }))
  // A number that is taken fails the whole request, which is tried again: two of 2^50 are the same that seldom.
  const made = await tx.insert(shop_orders).values(rows).returning({ id: shop_orders.id, number: shop_orders.number, seller: shop_orders.seller })
  const bySeller = new Map(made.map((one) => [one.seller, one]))
  const written = orders.flatMap(({ part, lines }) => {
    const one = bySeller.get(part.seller)
    return one ? [{ ...one, planned: lines }] : []
  })
  await tx.insert(shop_order_lines).values(written.flatMap(({ id, planned }) => planned.map((line) => lineRow(id, line))))
  await noteSteps(
    tx,
    made.map(({ id }) => ({ id, from: null, to: 'waiting' })),
    step,
  )
  return written.map(({ id, number, planned }) => ({ id, number, lines: planned.map(({ goods, quantity }) => ({ variant: goods.variant_id, quantity })) }))
}

/** Of cash its delivery; by mobile wallet the purchase is this order alone. */
function advanceOfOrder({ method, advance }: Purchase, { delivery_fee }: PlannedOrder): number {
  if (method === 'wallet') return advance
  return advance > 0 ? delivery_fee : 0
}

const lineRow = (shop_order: number, { goods, quantity, rate }: PlannedOrder['lines'][number]): typeof shop_order_lines.$inferInsert => ({
  shop_order,
  product: goods.product_id,
  variant: goods.variant_id,
  title: goods.title,
  values: goods.values,
  picture: goods.picture,
  tone: goods.tone,
  price: goods.price,
  quantity,
  days_to_return: goods.days_to_return,
  commission_rate: rate,
})

async function readDistricts(tx: Tx, orders: readonly PlannedOrder[]): Promise<Map<number, string | null>> {
  const sellers = orders.map(({ part }) => part.seller)
  const { user_id, district } = seller_profiles
  const rows = await tx.select({ user_id, district }).from(seller_profiles).where(inArray(user_id, sellers))
  return new Map(rows.map((row) => [row.user_id, row.district]))
}
