import { eq } from 'drizzle-orm'
import type { AnswerOf, BodyOf } from '#contract/core/endpoint.ts'
import type { checkCoupon as endpoint } from '#contract/orders/orders.ts'
import { orderTotals } from '#contract/orders/ticket-choice.ts'
import type { Database } from '../../../db/connection/open.ts'
import { buyers } from '../../../db/tables/accounts.ts'
import { readCoupon } from '../../../purchases/coupons/coupons.ts'
import { readChoice } from './tickets-on-sale.ts'

/**
 * What a choice of tickets would cost with a promo code at this moment. Nothing is used or held.
 * @throws {Problem} coupon-refused; event-closed, bad-input — the choice, as when it is ordered.
 */
export async function checkCoupon(
  db: Pick<Database['db'], 'transaction'>,
  user_id: number,
  { coupon: code, items }: BodyOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return db.transaction(
    async (tx) => {
      const { event, lines } = await readChoice(tx, items)
      const [buyer] = await tx.select({ id: buyers.id }).from(buyers).where(eq(buyers.user_id, user_id))
      const { total_price: total } = orderTotals(lines)
      const coupon = await readCoupon(tx, { of: { event }, code, buyer: buyer?.id ?? null, total })
      return { coupon: coupon.code, ...orderTotals(lines, coupon.discount) }
    },
    { accessMode: 'read only' },
  )
}
