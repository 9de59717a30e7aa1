import * as v from 'valibot'
import { ownPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, Id, Instant } from '../core/fields.ts'
import { GOODS_METHODS } from '../shop/checkout-methods.ts'
import { MISSED_DATES } from '../shop/legal-clock.ts'
import { SHOP_ORDER_STATES } from '../shop/shop-order-rules.ts'

/** An order of goods of which a date of the law was missed, to staff. Both sides are masked: how to reach them is had from their own pages. */
export const LateOrder = v.object({
  id: Id,
  number: v.string(),
  /** Number of its purchase. */
  purchase: v.string(),
  state: v.picklist(SHOP_ORDER_STATES),
  method: v.picklist(GOODS_METHODS),
  /** Whole taka. */
  total: Count,
  overdue: v.picklist(MISSED_DATES),
  /** The date that was missed. */
  since: Instant,
  seller: v.object({ username: v.string(), shop: v.string(), phone_number: v.string() }),
  /** `username` null: the account is gone. */
  buyer: v.object({ username: v.nullable(v.string()), full_name: v.string(), phone_number: v.string() }),
})
export type LateOrder = v.InferOutput<typeof LateOrder>

export const LATE_ORDERS_PER_PAGE = 30

export const listLateOrders = endpoint({
  method: 'GET',
  path: '/api/desk/late_orders/',
  summary: 'Orders of goods of which a date of the law was missed and that are not there yet, the one that was placed first at the top',
  access: 'staff',
  perMinute: 60,
  query: v.object({ cursor: v.optional(Cursor) }),
  answer: ownPage(LateOrder),
  offline: 'never',
})
