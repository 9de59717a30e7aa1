import { areaOf } from '#contract/addresses/areas.ts'
import { Problem } from '#contract/core/problem.ts'
import { isPlace } from '#contract/places.ts'
import { byWalletOf, onlineOf, PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import type { ShopCheckout, ShopPurchase } from '#contract/shop/checkout.ts'
import { isCallWanted } from '#contract/shop/cod-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { readRecords } from '../../../db/shop/buyer-records.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { lockBuyer } from '../../../purchases/buyers.ts'
import { applyCoupon } from '../../../purchases/coupons/coupons.ts'
import { requireInLimit } from '../../../purchases/insert-purchase.ts'
import type { PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import { readShopPurchase } from '../orders/read-purchase.ts'
import { confirmSmsOrder } from '../sms/confirm-sms-order.ts'
import { requireCodRoom, requireNoPause, requireUnpaidRoom } from './buyer-record.ts'
import { detailsOf } from './details-of.ts'
import type { Plan, PlannedOrder } from './plan-checkout.ts'
import { planWhole } from './plan-whole.ts'
import { takeGoods } from './take-goods.ts'
import { writePurchase } from './write-purchase.ts'

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
  const known = await confirmSmsOrder(tx, { user_id, buyer }, asked)
  if (known.number !== null) return readShopPurchase(tx, { user_id, secret }, known.number)
  // Before anything else is asked of them: no answer of theirs would change it.
  if (asked.method === 'cod') await requireNoPause(tx, buyer)
  const record = (await readRecords(tx, [buyer])).get(buyer) ?? { received: 0, refused: 0 }
  const plan = await planWhole(tx, asked, { user_id, buyer, record, handlers })
  await requireRoom(tx, { buyer, method: asked.method }, plan)
  for (const order of plan.orders.filter(({ coupon }) => coupon !== null).toSorted((a, b) => (a.coupon ?? 0) - (b.coupon ?? 0)))
    await useCoupon(tx, buyer, order)
  const { purchase, orders } = await writePurchase(tx, {
    handlers,
    asked,
    plan,
    buyer: { buyer, ...detailsOf(asked, user_id) },
    isPlaced: inAdvanceOf(asked.method, plan) === 0,
    orders: {
      isCall: (order) => asked.method === 'cod' && isCallWanted(record, order.total),
      origin: { by: 'buyer', action: 'order', sms: null, key_hash: known.key_hash },
    },
  })
  // Stock comes last, the answer before it: many buyers want these rows, and wait for the one that has them.
  const answer = await readShopPurchase(tx, { user_id, secret }, purchase.number)
  await takeGoods(tx, orders)
  await pauseAt('shop', 'before-commit')
  return answer
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

/** @throws {Problem} bad-input — there is no such district in the division, or no such upazila or thana in the district. */
function requirePlace({ division, district, area }: ShopCheckout['address']): void {
  if (!isPlace(division, district)) throw new Problem('bad-input', { fields: { 'address.district': 'not-a-place' } })
  if (!areaOf(district, area)) throw new Problem('bad-input', { fields: { 'address.area': 'not-a-place' } })
}
