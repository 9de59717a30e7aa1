import { desc, eq } from 'drizzle-orm'
import { COUPON_LIMITS, type Coupon } from '#contract/events/coupons.ts'
import type { Database } from '../../../db/connection/open.ts'
import { coupons } from '../../../db/tables/purchases.ts'

/** The promo codes of an event, the latest made first. */
export async function listCoupons(db: Pick<Database['db'], 'select'>, event_id: number): Promise<Coupon[]> {
  const { id, code, percent, taka, from, to, most_uses, most_per_buyer, used, is_active } = coupons
  const rows = await db
    .select({ id, code, percent, taka, from, to, most_uses, most_per_buyer, used, is_active })
    .from(coupons)
    .where(eq(coupons.event, event_id))
    .orderBy(desc(coupons.id))
    .limit(COUPON_LIMITS.mostPerEvent)
  return rows.map(({ percent: part, taka: whole, ...coupon }) => ({
    ...coupon,
    kind: part === null ? ('taka' as const) : ('percent' as const),
    amount: part ?? whole ?? 0,
  }))
}
