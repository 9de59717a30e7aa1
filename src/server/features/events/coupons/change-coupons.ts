import { and, count, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { COUPON_LIMITS, type CouponForm } from '#contract/events/coupons.ts'
import { couponKey } from '#contract/purchases/purchase-rules.ts'
import { isTaken } from '../../../db/connection/faults.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { holdOwnEvent } from '../../../db/events/own-event.ts'
import { events } from '../../../db/tables/events.ts'
import { coupons } from '../../../db/tables/purchases.ts'

type Wanted = v.InferOutput<typeof CouponForm>

interface Which {
  seller: number
  coupon_id: number
}

/**
 * Makes a promo code for one's own event.
 * @throws {Problem} not-found — the event; taken — it has that code, however it is written; bad-input — it has as many codes as it may.
 */
export async function addCoupon(tx: Tx, seller: number, { event_id, coupon }: { event_id: number; coupon: Wanted }): Promise<void> {
  await holdOwnEvent(tx, seller, event_id)
  const [made] = await tx.select({ codes: count() }).from(coupons).where(eq(coupons.event, event_id))
  if (made && made.codes >= COUPON_LIMITS.mostPerEvent) throw new Problem('bad-input', { fields: { coupon: 'too-many' } })
  await codeIsFree(() => tx.insert(coupons).values({ ...columnsOf(coupon), event: event_id }))
}

/**
 * Changes a promo code; gives the id of its event. Orders that have it keep what it took off.
 * @throws {Problem} not-found — no such code of this seller; taken — the event has another one like it; below-sold — it was used more often
 * than it could be then, `facts.taken` says how often.
 */
export async function editCoupon(tx: Tx, which: Which, coupon: Wanted): Promise<number> {
  const { event_id, used } = await holdCoupon(tx, which)
  if (coupon.most_uses !== null && coupon.most_uses < used) throw new Problem('below-sold', { facts: { taken: used }, fields: { most_uses: 'below-sold' } })
  await codeIsFree(() => tx.update(coupons).set(columnsOf(coupon)).where(eq(coupons.id, which.coupon_id)))
  return event_id
}

/**
 * Switches a promo code on or off; gives the id of its event.
 * @throws {Problem} not-found — no such code of this seller.
 */
export async function switchCoupon(tx: Tx, which: Which, is_active: boolean): Promise<number> {
  const { event_id } = await holdCoupon(tx, which)
  await tx.update(coupons).set({ is_active }).where(eq(coupons.id, which.coupon_id))
  return event_id
}

/** Keeps orders from using it meanwhile. */
async function holdCoupon(tx: Tx, { seller, coupon_id }: Which): Promise<{ event_id: number; used: number }> {
  const [held] = await tx
    .select({ event_id: events.id, used: coupons.used })
    .from(coupons)
    .innerJoin(events, eq(events.id, coupons.event))
    .where(and(eq(coupons.id, coupon_id), eq(events.seller, seller)))
    .for('no key update', { of: coupons })
  if (!held) throw new Problem('not-found')
  return held
}

const columnsOf = ({ kind, amount, ...coupon }: Wanted) => ({
  ...coupon,
  code_key: couponKey(coupon.code),
  percent: kind === 'percent' ? amount : null,
  taka: kind === 'taka' ? amount : null,
})

async function codeIsFree(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    throw isTaken(error) ? new Problem('taken', { fields: { code: 'taken' }, cause: error }) : error
  }
}
