import type { ShopOrderGroup } from '#contract/shop/shop-order-rules.ts'
import type { OrderSide } from '#contract/shop/shop-orders.ts'

/** Which of a shop's orders are listed, in the order in which they want to be seen. */
export const SOLD_GROUPS = ['to-accept', 'to-hand-over', 'overdue', 'on-the-way', 'done', 'ended'] as const satisfies readonly ShopOrderGroup[]
export type SoldGroup = (typeof SOLD_GROUPS)[number]

/** What an address asks for of the orders: a side, and of a shop's orders which. */
export interface OrdersAsked {
  side?: Extract<OrderSide, 'sold'>
  group?: SoldGroup
}

/** Anything else in the address means what one has bought, and all of it. */
export function readOrdersAsked({ side, group }: Record<string, unknown>): OrdersAsked {
  if (side !== 'sold') return {}
  const asked = SOLD_GROUPS.find((one) => one === group)
  return { side, ...(asked && { group: asked }) }
}
