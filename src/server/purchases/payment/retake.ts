import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { reuseCoupon } from '../coupons/coupons.ts'
import { handlerOf, type Purchase, type PurchaseHandlers } from '../purchase-handler.ts'

const GONE = ['coupon-refused', 'sold-out', 'event-closed']

/** Takes goods and promo code for a purchase that had given them back, all or none; says whether they were to be had. */
export async function retake(tx: Tx, purchase: Purchase, handlers: PurchaseHandlers): Promise<boolean> {
  const { coupon, buyer } = purchase
  try {
    await tx.transaction(async (part) => {
      if (coupon !== null && !(await reuseCoupon(part, coupon, buyer))) throw new Problem('coupon-refused')
      await handlerOf(handlers, purchase).hold(part, purchase)
    })
    return true
  } catch (error) {
    if (error instanceof Problem && GONE.includes(error.code)) return false
    throw error
  }
}
