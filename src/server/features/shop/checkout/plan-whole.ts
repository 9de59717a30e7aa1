import type { ShopCheckout } from '#contract/shop/checkout.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import { freeDueHolds } from './free-due-holds.ts'
import { type Plan, type PlanningBuyer, planCheckout, requireNoFault } from './plan-checkout.ts'

/** What it comes to; holds that have run out are freed first, where they are in the way. @throws {Problem} with all faults */
export async function planWhole(tx: Tx, asked: ShopCheckout, { handlers, ...by }: PlanningBuyer & { handlers: PurchaseHandlers }): Promise<Plan> {
  const plan = await planCheckout(tx, asked, by)
  const { codes } = plan.faults
  // A code whose last use sits in such a hold is no fault of the plan, but could not be used.
  const mayBeFreed = codes.has('out-of-stock') || codes.has('coupon-refused') || asked.orders.some(({ coupon }) => coupon !== null)
  const settled = mayBeFreed && (await freeDueHolds(tx, asked, handlers)) ? await planCheckout(tx, asked, by) : plan
  requireNoFault(settled.faults)
  return settled
}
