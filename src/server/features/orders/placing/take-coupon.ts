import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { couponKey } from '#contract/orders/order-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { event_coupons, event_orders } from '../../../db/tables/orders.ts'
import { expireDueOf } from '../ending/expire-orders.ts'
import { type AppliedCoupon, applyCoupon, type CouponAsked } from './coupons.ts'

/**
 * Uses a promo code for an order. Orders with this code whose hold has run out end first, if that is what is in the way.
 * @throws {Problem} coupon-refused — as `applyCoupon`.
 */
export async function takeCoupon(tx: Tx, asked: CouponAsked): Promise<AppliedCoupon> {
  try {
    return await applyCoupon(tx, asked)
  } catch (error) {
    if (!(error instanceof Problem) || !(await expireDueOf(tx, asked.event, eq(event_orders.coupon, named(asked))))) throw error
    return applyCoupon(tx, asked)
  }
}

const named = ({ event, code }: CouponAsked) => sql`(select c.id from ${event_coupons} c where c.event = ${event} and c.code_key = ${couponKey(code)})`
