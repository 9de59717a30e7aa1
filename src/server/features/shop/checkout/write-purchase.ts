import type { ShopCheckout } from '#contract/shop/checkout.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { insertPurchase, type NewPurchase } from '../../../purchases/insert-purchase.ts'
import { handlerOf, type Purchase, type PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import { holdEndOf } from './hold-end.ts'
import { insertOrders, type NewOrders } from './insert-orders.ts'
import type { Plan } from './plan-checkout.ts'

interface Written {
  handlers: PurchaseHandlers
  asked: Pick<ShopCheckout, 'method' | 'address'>
  plan: Plan
  /** Whose it is, and how to reach them. */
  buyer: Pick<NewPurchase, 'buyer' | 'full_name' | 'phone_number' | 'email' | 'language'>
  /** Nothing is to be paid before it is placed. */
  isPlaced: boolean
  orders: Pick<NewOrders, 'isCall' | 'origin'>
}

/** Writes a purchase with its orders, and places it where nothing is to be paid before. Their goods are taken by `takeGoods`. */
export async function writePurchase(tx: Tx, { handlers, asked, plan, buyer, isPlaced, orders: more }: Written) {
  const made: NewPurchase = {
    ...buyer,
    ...totalsOf(plan),
    kind: 'shop',
    method: asked.method,
    state: isPlaced ? 'confirmed' : 'held',
    hold_expires_at: isPlaced ? null : holdEndOf(asked.method),
  }
  const purchase: Purchase = await insertPurchase(tx, made, more.origin.by)
  const orders = await insertOrders(tx, { purchase, address: asked.address, orders: plan.orders, ...more })
  if (isPlaced) await handlerOf(handlers, purchase).complete(tx, purchase)
  return { purchase, orders }
}

const totalsOf = ({ orders, total, advance }: Plan) => {
  const discount_price = orders.reduce((sum, { discount }) => sum + discount, 0)
  const total_price = total + discount_price
  const commission = orders.reduce((sum, one) => sum + one.commission, 0)
  return { total_price, discount_price, service_charge: 0, final_price: total, advance, commission, asked_total: total_price, asked_final: total }
}
