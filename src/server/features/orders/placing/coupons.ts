import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { couponKey, discountOf, holdsSeats, ORDER_STATES } from '#contract/orders/order-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { event_coupons, event_orders } from '../../../db/tables/orders.ts'
import { dueHolds } from '../ending/due-orders.ts'

/** What a promo code takes off an order. */
export interface AppliedCoupon {
  id: number
  /** Whole taka, more than 0. */
  discount: number
}

export interface CouponAsked {
  event: number
  /** As it was typed. */
  code: string
  /** Id of the buyer record; null where there is none yet. */
  buyer: number | null
  /** Whole taka, of all lines. */
  total: number
}

/** An order in one of these has used its code; when it leaves them, the code is released. */
const USING = ORDER_STATES.filter((state) => holdsSeats(state) || state === 'confirmed')

/**
 * Uses a promo code for an order. The caller holds the buyer record, so that one buyer's uses can be counted; those of all buyers are counted by the
 * code itself, which is held until the transaction ends. After a refusal the caller gives up the transaction, or its savepoint.
 * @throws {Problem} coupon-refused — unknown, of another event, switched off, outside its time by the database's clock, used up, or it would
 * take off nothing: all in the same words.
 */
export async function applyCoupon(tx: Pick<Tx, 'update'>, asked: CouponAsked): Promise<AppliedCoupon> {
  const [used] = await tx
    .update(event_coupons)
    .set({ used: sql`${event_coupons.used} + 1` })
    .where(canBeUsed(asked, event_coupons.used))
    .returning({ id: event_coupons.id, percent: event_coupons.percent, taka: event_coupons.taka })
  return takenOff(used, asked)
}

/**
 * Uses the code of an order again that had let go of it; says whether there was a use left. Its time may be over: it was in time once. The
 * caller holds the buyer record, as for `applyCoupon`.
 */
export async function reuseCoupon(tx: Pick<Tx, 'update'>, id: number, buyer: number): Promise<boolean> {
  const { used, most_uses, most_per_buyer } = event_coupons
  const again = await tx
    .update(event_coupons)
    .set({ used: sql`${used} + 1` })
    .where(and(eq(event_coupons.id, id), sql`coalesce(${lt(used, most_uses)}, true)`, sql`${usesOf(buyer)} < ${most_per_buyer}`))
    .returning({ id: event_coupons.id })
  return again.length > 0
}

/**
 * What a promo code would take off at this moment; nothing is used or held.
 * @throws {Problem} coupon-refused — as `applyCoupon`.
 */
export async function readCoupon(tx: Pick<Tx, 'select'>, asked: CouponAsked): Promise<AppliedCoupon & { code: string }> {
  const { id, code, percent, taka } = event_coupons
  // A hold that has run out is let go of before a buyer is refused for it.
  const inUse = sql`(${event_coupons.used} - (${countDue()}))`
  const [found] = await tx
    .select({ id, code, percent, taka })
    .from(event_coupons)
    .where(canBeUsed(asked, inUse, sql`(state <> 'held' or hold_expires_at > now())`))
  return { ...takenOff(found, asked), code: found?.code ?? '' }
}

/** One use less. The caller has just ended the order that used it, in the same transaction, and so does it once. */
export async function releaseCoupon(tx: Pick<Tx, 'update'>, id: number): Promise<void> {
  await tx
    .update(event_coupons)
    .set({ used: sql`${event_coupons.used} - 1` })
    .where(eq(event_coupons.id, id))
}

/** How many orders of a buyer have used a code. @param and only those that fit this. */
const usesOf = (buyer: number | null, and = sql`true`): SQL => sql`(select count(*) from ${event_orders}
    where ${event_orders.buyer} = ${buyer} and ${event_orders.coupon} = ${event_coupons.id} and ${event_orders.state} in ${USING} and ${and})`

const countDue = (): SQL => sql`select count(*) from ${event_orders}
    where ${event_orders.event} = ${event_coupons.event} and ${event_orders.coupon} = ${event_coupons.id} and ${dueHolds()}`

function canBeUsed({ event, code, buyer }: CouponAsked, inUse: SQL | typeof event_coupons.used, own?: SQL): SQL | undefined {
  const { from, to, most_uses, most_per_buyer } = event_coupons
  const isItsTime = sql`coalesce(${from} <= now(), true) and coalesce(${to} > now(), true)`
  return and(
    eq(event_coupons.event, event),
    eq(event_coupons.code_key, couponKey(code)),
    event_coupons.is_active,
    isItsTime,
    sql`coalesce(${inUse} < ${most_uses}, true)`,
    sql`${usesOf(buyer, own)} < ${most_per_buyer}`,
  )
}

function takenOff<C extends { id: number; percent: number | null; taka: number | null }>(coupon: C | undefined, { total }: CouponAsked): AppliedCoupon {
  const discount = coupon ? discountOf(coupon, total) : 0
  if (!coupon || discount <= 0) throw new Problem('coupon-refused')
  return { id: coupon.id, discount }
}
