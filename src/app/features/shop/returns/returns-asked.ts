import { RETURN_GROUPS, type ReturnGroup } from '#contract/shop/return-groups.ts'
import type { OrderSide } from '#contract/shop/shop-orders.ts'

/** What an address of orders asks for of complaints; `all`: of every group. */
export interface ReturnsAsked {
  returns?: ReturnGroup | 'all'
}

export function readReturnsAsked({ returns }: Record<string, unknown>): ReturnsAsked {
  const asked = (['all', ...RETURN_GROUPS] as const).find((one) => one === returns)
  return asked ? { returns: asked } : {}
}

/** The address of complaints of one side, of one group or all. */
export const returnsPath = (side: OrderSide, group: ReturnGroup | undefined): `/${string}` =>
  `/orders?${side === 'sold' ? 'side=sold&' : ''}returns=${group ?? 'all'}`
