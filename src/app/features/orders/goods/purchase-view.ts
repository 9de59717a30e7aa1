import type { EventOrder } from '#contract/orders/orders.ts'
import { atDoorOf } from '#contract/purchases/purchase-rules.ts'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { isOpenOrder } from '#contract/shop/shop-order-rules.ts'
import { type ShownState, shownStateOf } from '../order-styles.ts'

/** A purchase of goods as the parts of orders take it. */
export const asOrder = ({ state, ...rest }: ShopPurchase): ShopPurchase & Pick<EventOrder, 'order_state'> => ({ ...rest, state, order_state: state })

/** Of what is paid to its seller by mobile wallet: nothing of it is said as if it were known here. */
type WalletWords = 'walletHeld' | 'walletConfirmed' | 'walletOver'
const WALLET_WORDS: Partial<Record<ShopPurchase['state'], WalletWords>> = {
  held: 'walletHeld',
  confirmed: 'walletConfirmed',
  expired: 'walletOver',
  cancelled: 'walletOver',
}

/**
 * In which words it is said: an order in cash is placed, and never called paid before its parcels have arrived. `codOver`: none of them is on its way, and
 * none arrived.
 */
export function wordsOf(purchase: ShopPurchase): ShownState | 'cod' | 'codOver' | WalletWords {
  const { state, method, payment_status, orders } = purchase
  if (method === 'wallet') return WALLET_WORDS[state] ?? shownStateOf(asOrder(purchase))
  if (method !== 'cod' || state !== 'confirmed' || payment_status === 'Completed') return shownStateOf(asOrder(purchase))
  return orders.length > 0 && !orders.some((order) => isOpenOrder(order.state)) ? 'codOver' : 'cod'
}

/** Whole taka that are still to be paid at the door, for what is on its way. */
export const leftAtDoor = ({ orders }: Pick<ShopPurchase, 'orders'>): number =>
  orders.reduce((sum, order) => sum + (isOpenOrder(order.state) || order.state === 'waiting' ? atDoorOf(order) : 0), 0)
