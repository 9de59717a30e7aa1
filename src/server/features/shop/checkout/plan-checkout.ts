import { inArray } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { reaches } from '#contract/products/delivery-rules.ts'
import { partTotals, type ShopCheckout } from '#contract/shop/checkout.ts'
import { CHECKOUT_CODES, type CheckoutCode, type CheckoutFact } from '#contract/shop/checkout-refusals.ts'
import { advanceOf, type BuyerRecord, isFeeInAdvance } from '#contract/shop/cod-rules.ts'
import { commissionOfLines } from '#contract/wallet/money-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { DELIVERY_NOW } from '../../../db/products/delivery-now.ts'
import { delivery_options } from '../../../db/tables/products.ts'
import { readGoodsRates } from '../../../ledger/commission-rates.ts'
import { readCoupon } from '../../../purchases/coupons/coupons.ts'
import { type Goods, readGoods } from '../goods/read-goods.ts'
import { planWallet } from './plan-wallet.ts'

type Part = ShopCheckout['orders'][number]
type Option = typeof delivery_options.$inferSelect

/** What is ordered of one seller, as it will be written. */
export interface PlannedOrder {
  part: Part
  /** `rate`: of the operator, in 1/100 %. */
  lines: { goods: Goods; quantity: number; rate: number }[]
  option: Option
  coupon: number | null
  goods: number
  discount: number
  delivery_fee: number
  total: number
  commission: number
}

/** What stands in the way of a checkout; nothing: none of it. */
export interface Faults {
  codes: Set<CheckoutCode>
  facts: Partial<Record<CheckoutFact, number>>
}

export interface Plan {
  orders: PlannedOrder[]
  total: number
  /** What of it is paid online in advance although the rest is paid in cash; by mobile wallet, what is paid so. Whole taka. */
  advance: number
  faults: Faults
}

/** Who orders, and what they did with parcels before. */
export interface PlanningBuyer {
  /** Null: an order that came by SMS is of no account yet. */
  user_id: number | null
  buyer: number
  record: BuyerRecord
}

/**
 * What a checkout comes to at this moment, with everything that has changed since its buyer looked, all of it at once. Nothing is locked or taken.
 * @throws {Problem} bad-input — a line is not of the seller it is named for; not-allowed — one's own goods.
 */
export async function planCheckout(tx: Tx, asked: ShopCheckout, { user_id, buyer, record }: PlanningBuyer): Promise<Plan> {
  const faults: Faults = { codes: new Set(), facts: {} }
  if (asked.orders.some(({ seller }) => seller === user_id)) throw new Problem('not-allowed')
  const goods = await readGoods(
    tx,
    asked.orders.flatMap(({ lines }) => lines.map(({ variant_id }) => variant_id)),
  )
  const options = await readOptions(
    tx,
    asked.orders.map(({ option }) => option),
  )
  const rates = await readGoodsRates(tx, [...goods.keys()])
  const orders: PlannedOrder[] = []
  for (const part of asked.orders) {
    const planned = await planPart(tx, { part, goods, rates, option: optionOf(part, asked, { options, faults }), buyer }, faults)
    if (planned) orders.push(planned)
  }
  const total = orders.reduce((sum, one) => sum + one.total, 0)
  const fees = orders.map(({ delivery_fee }) => delivery_fee)
  const advance = asked.method === 'cod' ? advanceOf(isFeeInAdvance(record), fees) : await planWallet(tx, asked, { orders, total, faults })
  const isWhole = orders.length === asked.orders.length && !faults.codes.has('out-of-stock')
  if (isWhole && faults.codes.size === 0 && total > asked.total_seen) faults.codes.add('price-changed')
  if (advance > asked.advance_seen) faults.codes.add(asked.method === 'wallet' ? 'wallet-refused' : 'fee-in-advance')
  if (isWhole && faults.codes.size > 0) faults.facts.total = total
  if (faults.codes.size > 0 && advance !== asked.advance_seen) faults.facts.advance = advance
  return { orders, total, advance, faults }
}

/** @throws {Problem} the gravest of the faults, with the facts of all */
export function requireNoFault({ codes, facts }: Faults): void {
  const code = CHECKOUT_CODES.find((one) => codes.has(one))
  if (code) throw new Problem(code, { facts: facts as Record<string, number> })
}

async function readOptions(tx: Tx, ids: readonly number[]): Promise<Map<number, Option>> {
  const rows = await tx
    .select(DELIVERY_NOW)
    .from(delivery_options)
    .where(inArray(delivery_options.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The option of a part, if it is the seller's and goes to the address. */
function optionOf(
  { seller, option: id }: Part,
  { address, method }: ShopCheckout,
  { options, faults }: { options: ReadonlyMap<number, Option>; faults: Faults },
): Option | undefined {
  const option = options.get(id)
  const say = (code: CheckoutCode, fact: CheckoutFact) => {
    faults.codes.add(code)
    faults.facts[fact] = 1
  }
  // Of another seller it is as good as none.
  if (option?.seller !== seller) say('not-delivered-there', `nooption_${seller}`)
  else if (!reaches(option, address)) say('not-delivered-there', `unreached_${seller}`)
  else if (method === 'cod' && !option.is_cod) say('cod-refused', `nocod_${seller}`)
  return option?.seller === seller ? option : undefined
}

interface Planning {
  part: Part
  goods: ReadonlyMap<number, Goods>
  rates: ReadonlyMap<number, number>
  option: Option | undefined
  buyer: number
}

async function planPart(tx: Tx, { part, goods, rates, option, buyer }: Planning, faults: Faults): Promise<PlannedOrder | undefined> {
  const { seller } = part
  const lines = part.lines.flatMap((line) => lineOf(line, { seller, now: goods.get(line.variant_id), faults }) ?? [])
  if (lines.length < part.lines.length) return undefined
  const sum = partTotals(
    lines.map(({ goods: { price }, quantity }) => ({ price, quantity })),
    { option: { fee: 0, free_from: null }, discount: 0 },
  ).goods
  const coupon = await couponOf(tx, { part, buyer, sum }, faults)
  if (!option) return undefined
  const totals = partTotals(
    lines.map(({ goods: { price }, quantity }) => ({ price, quantity })),
    { option, discount: coupon?.discount ?? 0 },
  )
  nameChanges(part, totals, faults)
  const rated = lines.map((line) => ({ ...line, rate: rates.get(line.goods.variant_id) ?? 0 }))
  const commission = commissionOfLines(
    rated.map(({ goods: { price }, quantity, rate }) => ({ taka: price * quantity, rate })),
    totals.discount,
  )
  return { part, lines: rated, option, coupon: coupon?.id ?? null, ...totals, commission }
}

/** What of a part costs its buyer more than they have seen; where they are asked anyway, also what costs less. A code typed without network asks nothing. */
function nameChanges({ seller, lines, fee_seen, discount_seen }: Part, now: ReturnType<typeof partTotals>, { codes, facts }: Faults): void {
  const seen = lines.reduce((sum, { price_seen, quantity }) => sum + price_seen * quantity, 0) - discount_seen + fee_seen
  if (now.total <= seen && codes.size === 0) return
  if (now.delivery_fee !== fee_seen) {
    codes.add('fee-changed')
    facts[`fee_${seller}`] = now.delivery_fee
  }
  if (now.discount !== discount_seen && !facts[`nocoupon_${seller}`]) {
    codes.add('price-changed')
    facts[`discount_${seller}`] = now.discount
  }
}

/** A line as it can be ordered now. @throws {Problem} bad-input — it is of another seller */
function lineOf(
  { variant_id, quantity, price_seen }: Part['lines'][number],
  { seller, now, faults: { codes, facts } }: { seller: number; now: Goods | undefined; faults: Faults },
): Omit<PlannedOrder['lines'][number], 'rate'> | undefined {
  if (now && now.seller !== seller) throw new Problem('bad-input', { fields: { orders: 'does-not-fit' } })
  if (!now || now.gone === 'removed' || now.gone === 'off-sale') {
    codes.add('out-of-stock')
    facts[`gone_${variant_id}`] = 1
    return undefined
  }
  if (now.gone === 'closed') {
    codes.add('shop-closed')
    facts[`closed_${seller}`] = 1
  }
  if (now.stock < quantity) {
    codes.add('out-of-stock')
    facts[`left_${variant_id}`] = now.stock
  }
  if (now.price !== price_seen) {
    codes.add('price-changed')
    facts[`price_${variant_id}`] = now.price
  }
  return { goods: now, quantity }
}

/** What a part's promo code takes off. */
async function couponOf(
  tx: Tx,
  { part: { seller, coupon: code }, buyer, sum }: { part: Part; buyer: number; sum: number },
  { codes, facts }: Faults,
): Promise<{ id: number; discount: number } | undefined> {
  try {
    return code ? await readCoupon(tx, { of: { shop: seller }, code, buyer, total: sum }) : undefined
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'coupon-refused') throw error
    codes.add('coupon-refused')
    facts[`nocoupon_${seller}`] = 1
    return undefined
  }
}
