import { and, eq } from 'drizzle-orm'
import type { AnswerOf, BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { ShopCheckout } from '#contract/shop/checkout.ts'
import { findSmsCode, type SmsCode } from '#contract/shop/sms/sms-code.ts'
import type { placeSmsOrder as endpoint } from '#contract/shop/sms/sms-orders.ts'
import { placeOfCode } from '#contract/shop/sms/sms-places.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { buyers } from '../../../db/tables/accounts.ts'
import { shop_orders } from '../../../db/tables/shop-orders.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import type { PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import { planWhole } from '../checkout/plan-whole.ts'
import { takeGoods } from '../checkout/take-goods.ts'
import { writePurchase } from '../checkout/write-purchase.ts'
import { readGoods } from '../goods/read-goods.ts'
import { readShopOrder } from '../orders/read-orders.ts'
import { lockKey } from './lock-key.ts'

interface Placing {
  /** The seller. */
  user_id: number
  handlers: PurchaseHandlers
  /** Secret of the service. */
  secret: string
}

/** More than any price, so that what the buyer has seen of one line is not asked about: the code says what it comes to, and that alone is compared. */
const UNKNOWN = 1_000_000_000

/**
 * Places an order that a seller has read in an SMS: in cash, with its stock, and of no account until the phone that wrote it confirms it. Every total is the
 * service's own. The same SMS again, or one of an order that came over the internet, is the order that is there.
 * @throws {Problem} bad-input — `code`: not as it was written, or goods of another shop; `CHECKOUT_CODES` with facts, price-changed also where it costs more
 * than its buyer has seen: `total` is what it costs now
 */
export async function placeSmsOrder(tx: Tx, { user_id, handlers, secret }: Placing, form: BodyOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const code = readCode(form.code)
  await lockKey(tx, code.key_hash)
  const there = and(eq(shop_orders.seller, user_id), eq(shop_orders.key_hash, code.key_hash))
  const [known] = await tx.select({ number: shop_orders.number }).from(shop_orders).where(there)
  if (known) return { order: await readShopOrder(tx, { user_id, secret }, known.number), is_new: false }
  const asked = await checkoutOf(tx, user_id, { code, form })
  const [made] = await tx.insert(buyers).values({ user_id: null }).returning({ id: buyers.id })
  if (!made) throw new TypeError('no buyer record was made')
  const plan = await planWhole(tx, asked, { user_id: null, buyer: made.id, record: { received: 0, refused: 0 }, handlers })
  if (plan.total > code.total) throw new Problem('price-changed', { facts: { total: plan.total } })
  const { full_name, phone_number } = form
  const { orders } = await writePurchase(tx, {
    handlers,
    asked,
    plan,
    buyer: { buyer: made.id, full_name, phone_number, email: '' },
    isPlaced: true,
    // The number may be any: a call says whether its owner has ordered.
    orders: { isCall: () => true, origin: { by: 'seller', account: user_id, action: 'sms', sms: 'unconfirmed', key_hash: code.key_hash } },
  })
  const [placed] = orders
  if (!placed) throw new TypeError('no order was made')
  const answer = { order: await readShopOrder(tx, { user_id, secret }, placed.number), is_new: true }
  await takeGoods(tx, orders)
  await pauseAt('shop', 'before-commit')
  return answer
}

const wrongCode = () => new Problem('bad-input', { fields: { code: 'does-not-fit' } })

function readCode(text: string): SmsCode {
  const found = findSmsCode(text)
  if (found.kind !== 'found') throw wrongCode()
  return found.code
}

/** What was read as the checkout that its buyer's phone would send. */
async function checkoutOf(tx: Tx, seller: number, { code, form }: { code: SmsCode; form: BodyOf<typeof endpoint> }): Promise<ShopCheckout> {
  const place = placeOfCode(code.place)
  const goods = await readGoods(
    tx,
    code.lines.map(({ variant_id }) => variant_id),
  )
  // Of another shop it is as good as no code at all.
  if (!place || code.lines.some(({ variant_id }) => goods.get(variant_id)?.seller !== seller)) throw wrongCode()
  const { full_name, phone_number, line, landmark } = form
  const lines = code.lines.map((one) => ({ ...one, price_seen: goods.get(one.variant_id)?.price ?? 0 }))
  const part = { seller, lines, option: code.option, fee_seen: UNKNOWN, note: '', coupon: null, discount_seen: 0 }
  return { method: 'cod', address: { full_name, phone_number, line, landmark, ...place }, orders: [part], total_seen: UNKNOWN * 2, advance_seen: 0 }
}
