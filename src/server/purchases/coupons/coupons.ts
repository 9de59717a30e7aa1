import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { couponKey, discountOf, isHolding, PURCHASE_STATES } from '#contract/purchases/purchase-rules.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { coupons, purchases } from '../../db/tables/purchases.ts'
import { dueHolds } from '../ending/due-purchases.ts'

/** What a promo code takes off a purchase. */
export interface AppliedCoupon {
  id: number
  /** Whole taka, more than 0. */
  discount: number
}

export interface CouponAsked {
  /** What the code has to be for. */
  of: { event: number } | { shop: number }
  /** As it was typed. */
  code: string
  /** Id of the buyer record; null where there is none yet. */
  buyer: number | null
  /** Whole taka, of all lines. */
  total: number
}

/** A purchase in one of these has used its code; when it leaves them, the code is released. */
const USING = PURCHASE_STATES.filter((state) => isHolding(state) || state === 'confirmed')

/**
 * Uses a promo code for a purchase. The caller holds the buyer record, so that one buyer's uses can be counted; those of all buyers are counted by the
 * code itself, which is held until the transaction ends. After a refusal the caller gives up the transaction, or its savepoint.
 * @throws {Problem} coupon-refused — unknown, of something else, switched off, outside its time by the database's clock, used up, or it would
 * take off nothing: all in the same words.
 */
export async function applyCoupon(tx: Pick<Tx, 'update'>, asked: CouponAsked): Promise<AppliedCoupon> {
  const [used] = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(canBeUsed(asked, coupons.used))
    .returning({ id: coupons.id, percent: coupons.percent, taka: coupons.taka })
  return takenOff(used, asked)
}

/**
 * Uses the code of a purchase again that had let go of it; says whether there was a use left. Its time may be over: it was in time once. The
 * caller holds the buyer record, as for `applyCoupon`.
 */
export async function reuseCoupon(tx: Pick<Tx, 'update'>, id: number, buyer: number): Promise<boolean> {
  const { used, most_uses, most_per_buyer } = coupons
  const again = await tx
    .update(coupons)
    .set({ used: sql`${used} + 1` })
    .where(and(eq(coupons.id, id), sql`coalesce(${lt(used, most_uses)}, true)`, sql`${usesOf(buyer)} < ${most_per_buyer}`))
    .returning({ id: coupons.id })
  return again.length > 0
}

/**
 * What a promo code would take off at this moment; nothing is used or held.
 * @throws {Problem} coupon-refused — as `applyCoupon`.
 */
export async function readCoupon(tx: Pick<Tx, 'select'>, asked: CouponAsked): Promise<AppliedCoupon & { code: string }> {
  const { id, code, percent, taka } = coupons
  // A hold that has run out is let go of before a buyer is refused for it.
  const inUse = sql`(${coupons.used} - (${countDue()}))`
  const [found] = await tx
    .select({ id, code, percent, taka })
    .from(coupons)
    .where(canBeUsed(asked, inUse, sql`(state <> 'held' or hold_expires_at > now())`))
  return { ...takenOff(found, asked), code: found?.code ?? '' }
}

/** One use less. The caller has just ended the purchase that used it, in the same transaction, and so does it once. */
export async function releaseCoupon(tx: Pick<Tx, 'update'>, id: number): Promise<void> {
  await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} - 1` })
    .where(eq(coupons.id, id))
}

/** How many purchases of a buyer have used a code. @param and only those that fit this. */
const usesOf = (buyer: number | null, and = sql`true`): SQL => sql`((select count(*) from ${purchases}
    where ${purchases.buyer} = ${buyer} and ${purchases.coupon} = ${coupons.id} and ${purchases.state} in ${USING} and ${and})
  + (select count(*) from shop_orders o where o.buyer = ${buyer} and o.coupon = ${coupons.id} and not o.is_coupon_back
    and exists (select from purchases where purchases.id = o.purchase and ${and})))`

/** Of purchases whose hold has run out: one of goods names its codes by seller. */
const countDue = (): SQL => sql`select (select count(*) from ${purchases} where ${purchases.coupon} = ${coupons.id} and ${dueHolds()})
  + (select count(*) from shop_orders o where o.coupon = ${coupons.id} and not o.is_coupon_back
    and o.purchase in (select id from purchases where ${dueHolds()}))`

/** The code as it was typed, of what it has to be for. */
export const isNamed = ({ of, code }: Pick<CouponAsked, 'of' | 'code'>): SQL | undefined =>
  and('event' in of ? eq(coupons.event, of.event) : eq(coupons.shop, of.shop), eq(coupons.code_key, couponKey(code)))

function canBeUsed({ of, code, buyer }: CouponAsked, inUse: SQL | typeof coupons.used, own?: SQL): SQL | undefined {
  const { from, to, most_uses, most_per_buyer } = coupons
  const isItsTime = sql`coalesce(${from} <= now(), true) and coalesce(${to} > now(), true)`
  return and(isNamed({ of, code }), coupons.is_active, isItsTime, sql`coalesce(${inUse} < ${most_uses}, true)`, sql`${usesOf(buyer, own)} < ${most_per_buyer}`)
}

function takenOff<C extends { id: number; percent: number | null; taka: number | null }>(coupon: C | undefined, { total }: CouponAsked): AppliedCoupon {
  const discount = coupon ? discountOf(coupon, total) : 0
  if (!coupon || discount <= 0) throw new Problem('coupon-refused')
  return { id: coupon.id, discount }
}
