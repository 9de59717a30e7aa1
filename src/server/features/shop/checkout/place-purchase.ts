import { eq, sql } from 'drizzle-orm'
import { areaOf } from '#contract/addresses/areas.ts'
import { Problem } from '#contract/core/problem.ts'
import { isPlace } from '#contract/places.ts'
import { byWalletOf, onlineOf, PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import type { ShopCheckout, ShopPurchase } from '#contract/shop/checkout.ts'
import { isCallWanted } from '#contract/shop/cod-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { takeStockOfOrders } from '../../../db/products/take-stock.ts'
import { readRecords } from '../../../db/shop/buyer-records.ts'
import { users } from '../../../db/tables/accounts.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { lockBuyer } from '../../../purchases/buyers.ts'
import { completePurchase } from '../../../purchases/complete-purchase.ts'
import { applyCoupon } from '../../../purchases/coupons/coupons.ts'
import { insertPurchase, requireInLimit } from '../../../purchases/insert-purchase.ts'
import type { Purchase, PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import { readGoods } from '../goods/read-goods.ts'
import { lockVariants } from '../orders/goods-of-orders.ts'
import { readShopPurchase } from '../orders/read-purchase.ts'
import { requireCodRoom, requireNoPause, requireUnpaidRoom } from './buyer-record.ts'
import { freeDueHolds } from './free-due-holds.ts'
import { holdEndOf } from './hold-end.ts'
import { insertOrders } from './insert-orders.ts'
import { type Plan, type PlannedOrder, type PlanningBuyer, planCheckout, requireNoFault } from './plan-checkout.ts'

interface Placing {
  user_id: number
  handlers: PurchaseHandlers
  /** Secret of the service. */
  secret: string
}

/**
 * Places a purchase of goods: one order for each seller, all or none. Every total is the service's own; what the buyer has seen is compared and never
 * believed. One that is paid online, if only in advance, holds its stock for a time; one in cash, or for nothing, is placed at once. The transaction must be given up when
 * this fails. Locks: buyer, purchases that have run out, promo codes, variants, each by ascending id.
 * @throws {Problem} `CHECKOUT_CODES` with facts; unpaid-limit, cod-limit, cod-paused; bad-input, not-allowed
 * @see facts "Orders, payments, stock" 1 to 5
 */
export async function placeShopPurchase(tx: Tx, { user_id, handlers, secret }: Placing, asked: ShopCheckout): Promise<ShopPurchase> {
  requirePlace(asked.address)
  const buyer = await lockBuyer(tx, user_id)
  // Before anything else is asked of them: no answer of theirs would change it.
  if (asked.method === 'cod') await requireNoPause(tx, buyer)
  const record = (await readRecords(tx, [buyer])).get(buyer) ?? { received: 0, refused: 0 }
  const plan = await planWhole(tx, asked, { user_id, buyer, record, handlers })
  await requireRoom(tx, { buyer, method: asked.method }, plan)
  for (const order of plan.orders.filter(({ coupon }) => coupon !== null).toSorted((a, b) => (a.coupon ?? 0) - (b.coupon ?? 0)))
    await useCoupon(tx, buyer, order)
  const isPlaced = inAdvanceOf(asked.method, plan) === 0
  const purchase = await insertPurchase(tx, {
    ...detailsOf(asked, user_id),
    ...totalsOf(plan),
    kind: 'shop',
    method: asked.method,
    state: isPlaced ? 'confirmed' : 'held',
    hold_expires_at: isPlaced ? null : holdEndOf(asked.method),
    buyer,
  })
  const isCall = (order: PlannedOrder) => asked.method === 'cod' && isCallWanted(record, order.total)
  const orders = await insertOrders(tx, { purchase, address: asked.address, orders: plan.orders, isCall })
  if (isPlaced) await completePurchase(tx, purchase.id, handlers)
  // Stock comes last, the answer before it: many buyers want these rows, and wait for the one that has them.
  const answer = await readShopPurchase(tx, { user_id, secret }, purchase.number)
  await takeAll(tx, orders)
  await pauseAt('shop', 'before-commit')
  return answer
}

/** What it comes to; holds that have run out are freed first, where they are in the way. @throws {Problem} with all faults */
async function planWhole(tx: Tx, asked: ShopCheckout, { handlers, ...by }: PlanningBuyer & { handlers: PurchaseHandlers }): Promise<Plan> {
  const plan = await planCheckout(tx, asked, by)
  const { codes } = plan.faults
  // A code whose last use sits in such a hold is no fault of the plan, but could not be used.
  const mayBeFreed = codes.has('out-of-stock') || codes.has('coupon-refused') || asked.orders.some(({ coupon }) => coupon !== null)
  const settled = mayBeFreed && (await freeDueHolds(tx, asked, handlers)) ? await planCheckout(tx, asked, by) : plan
  requireNoFault(settled.faults)
  return settled
}

/** @throws {Problem} cod-limit, unpaid-limit; bad-input — more or less than the card provider takes in one piece */
async function requireRoom(tx: Tx, { buyer, method }: { buyer: number; method: ShopCheckout['method'] }, { orders, total, advance }: Plan): Promise<void> {
  if (method === 'cod') await requireCodRoom(tx, buyer, { orders: orders.length, taka: total })
  if (method === 'wallet' && advance < total) await requireCashRoom(tx, buyer)
  if (method === 'cod' && advance === 0) return
  const taka = inAdvanceOf(method, { total, advance })
  requireInLimit(taka, 'total_seen')
  if (method !== 'wallet' && taka > 0 && taka < PURCHASE_LIMITS.leastTaka) throw new Problem('bad-input', { fields: { total_seen: 'too-small' } })
  const lines = orders.flatMap((order) => order.lines.map(({ goods, quantity }) => ({ variant: goods.variant_id, quantity })))
  await requireUnpaidRoom(tx, buyer, { method, lines })
}

/** What is paid before it is placed: at the payment provider, or by mobile wallet to its seller. Whole taka. */
const inAdvanceOf = (method: ShopCheckout['method'], owed: Pick<Plan, 'total' | 'advance'>): number =>
  onlineOf({ ...owed, method }) + byWalletOf({ ...owed, method })

/** Of what is paid by mobile wallet in part: the rest is cash, of which its sum is not limited, since some is paid before. @throws {Problem} cod-limit, cod-paused */
async function requireCashRoom(tx: Tx, buyer: number): Promise<void> {
  await requireNoPause(tx, buyer)
  await requireCodRoom(tx, buyer, { orders: 1, taka: 0 })
}

/** @throws {Problem} coupon-refused — another buyer was quicker, or it takes off something else than a moment ago */
async function useCoupon(tx: Tx, buyer: number, { part, goods, discount }: PlannedOrder): Promise<void> {
  const refuse = () => new Problem('coupon-refused', { facts: { [`nocoupon_${part.seller}`]: 1 } })
  const used = await applyCoupon(tx, { of: { shop: part.seller }, code: part.coupon ?? '', buyer, total: goods }).catch((error: unknown) => {
    throw error instanceof Problem ? refuse() : error
  })
  if (used.discount !== discount) throw refuse()
}

/** @throws {Problem} out-of-stock — another buyer was quicker, or its seller has just taken it off: nothing is taken */
async function takeAll(tx: Tx, orders: Awaited<ReturnType<typeof insertOrders>>): Promise<void> {
  const variants = orders.flatMap(({ lines }) => lines.map(({ variant }) => variant))
  await lockVariants(tx, variants)
  const now = await readGoods(tx, variants)
  const off = variants.filter((variant) => ['removed', 'off-sale'].includes(now.get(variant)?.gone ?? ''))
  if (off.length > 0) throw new Problem('out-of-stock', { facts: Object.fromEntries(off.map((variant) => [`gone_${variant}`, 1])) })
  const sales = orders.map(({ number, lines }) => ({ lines, order: number }))
  await takeStockOfOrders(tx, sales).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'sold-out') throw error
    const facts = Object.entries(error.facts ?? {}).map(([name, left]) => [name.replace('variant_', 'left_'), left])
    throw new Problem('out-of-stock', { facts: Object.fromEntries(facts) })
  })
}

const totalsOf = ({ orders, total, advance }: Plan) => {
  const discount_price = orders.reduce((sum, { discount }) => sum + discount, 0)
  const total_price = total + discount_price
  const commission = orders.reduce((sum, one) => sum + one.commission, 0)
  return { total_price, discount_price, service_charge: 0, final_price: total, advance, commission, asked_total: total_price, asked_final: total }
}

type Details = Pick<Purchase, 'full_name' | 'phone_number'>
const detailsOf = ({ address: { full_name, phone_number }, language }: ShopCheckout, user_id: number) => {
  const details: Details = { full_name, phone_number }
  const ofAccount = (column: typeof users.email | typeof users.language) => sql`(select ${column} from ${users} where ${eq(users.id, user_id)})`
  return {
    ...details,
    email: ofAccount(users.email) as ReturnType<typeof sql<string>>,
    language: language ?? (ofAccount(users.language) as ReturnType<typeof sql<'en' | 'bn'>>),
  }
}

/** @throws {Problem} bad-input — there is no such district in the division, or no such upazila or thana in the district. */
function requirePlace({ division, district, area }: ShopCheckout['address']): void {
  if (!isPlace(division, district)) throw new Problem('bad-input', { fields: { 'address.district': 'not-a-place' } })
  if (!areaOf(district, area)) throw new Problem('bad-input', { fields: { 'address.area': 'not-a-place' } })
}
