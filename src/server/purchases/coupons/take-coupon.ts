import { eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { coupons, purchases } from '../../db/tables/purchases.ts'
import { expireDue } from '../ending/expire-purchases.ts'
import type { PurchaseHandlers } from '../purchase-handler.ts'
import { type AppliedCoupon, applyCoupon, type CouponAsked, isNamed } from './coupons.ts'

/**
 * Uses a promo code for a purchase. Purchases with this code whose hold has run out end first, if that is what is in the way.
 * @throws {Problem} coupon-refused — as `applyCoupon`.
 */
export async function takeCoupon(tx: Tx, asked: CouponAsked, handlers: PurchaseHandlers): Promise<AppliedCoupon> {
  try {
    return await applyCoupon(tx, asked)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const named = tx.select({ id: coupons.id }).from(coupons).where(isNamed(asked))
    if (!(await expireDue(tx, eq(purchases.coupon, named), handlers))) throw error
    return applyCoupon(tx, asked)
  }
}
