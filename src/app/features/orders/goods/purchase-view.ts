import type { EventOrder } from '#contract/orders/orders.ts'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { type ShownState, shownStateOf } from '../order-styles.ts'

/** A purchase of goods as the parts of orders take it. */
export const asOrder = ({ state, ...rest }: ShopPurchase): ShopPurchase & Pick<EventOrder, 'order_state'> => ({ ...rest, state, order_state: state })

/** In which words it is said: an order in cash is placed, and never called paid before its parcels have arrived. */
export function wordsOf(purchase: ShopPurchase): ShownState | 'cod' {
  const { state, method, payment_status } = purchase
  return method === 'cod' && state === 'confirmed' && payment_status !== 'Completed' ? 'cod' : shownStateOf(asOrder(purchase))
}
