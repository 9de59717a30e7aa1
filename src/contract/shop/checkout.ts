import * as v from 'valibot'
import { ADDRESS_ENTRIES } from '../addresses/address-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Count, Id, Instant } from '../core/fields.ts'
import { LANGUAGES } from '../core/languages.ts'
import { oneLine, oneLineRequired, someLines } from '../core/names.ts'
import { upperCase } from '../core/one-form.ts'
import { deliveryFee } from '../products/delivery-rules.ts'
import { MONEY } from '../purchases/purchase-money.ts'
import { PAYMENT_STATUSES, PURCHASE_LIMITS, PURCHASE_STATES } from '../purchases/purchase-rules.ts'
import { BASKET_LIMITS } from './basket-lines.ts'
import { GOODS_METHODS } from './checkout-methods.ts'
import { SHOP_ORDER_LIMITS } from './shop-order-rules.ts'
import { ShopOrder } from './shop-orders.ts'

export const CHECKOUT_LIMITS = {
  sellersMost: 20,
  linesMost: BASKET_LIMITS.linesMost,
  /** Online purchases of one person that wait for their payment. */
  unpaidMost: 2,
} as const

const CheckoutLine = v.object({
  variant_id: Id,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BASKET_LIMITS.perLineMost)),
  /** Whole taka, of one. */
  price_seen: Count,
})

/** What is ordered of one seller. */
const SellerPart = v.object({
  /** User id. */
  seller: Id,
  lines: v.pipe(v.array(CheckoutLine), v.minLength(1), v.maxLength(CHECKOUT_LIMITS.linesMost)),
  /** One of the seller's delivery options, by its id. */
  option: Id,
  fee_seen: Count,
  note: v.optional(someLines(SHOP_ORDER_LIMITS.noteLongest), ''),
  coupon: v.optional(v.nullable(oneLine(PURCHASE_LIMITS.couponLongest)), null),
  discount_seen: v.optional(Count, 0),
})

const isEachOnce = <T>(all: readonly T[]): boolean => new Set(all).size === all.length

/**
 * One purchase of one method, one order for each seller, all or nothing. What the buyer has seen is named and none of it believed: other prices are
 * refused, and so are other fees and discounts where it comes to more, and more to be paid in advance. A code that was typed without network only takes off.
 */
export const ShopCheckout = v.pipe(
  v.object({
    method: v.picklist(GOODS_METHODS),
    /** Of the mails about it; absent: the account's. */
    language: v.optional(v.picklist(LANGUAGES)),
    address: v.object(ADDRESS_ENTRIES),
    orders: v.pipe(v.array(SellerPart), v.minLength(1), v.maxLength(CHECKOUT_LIMITS.sellersMost)),
    /** Whole taka, of everything. */
    total_seen: Count,
    /** What of it is paid online in advance although the rest is paid in cash: `advanceOf`; by mobile wallet, what is paid so: `walletTakaOf`. */
    advance_seen: v.optional(Count, 0),
    /**
     * Of cash to one seller: a key of the order by which it is known when it was sent by SMS as well, of which the SMS says the hash alone (`keyHash`). Unlike
     * the `Idempotency-Key` it stays the same where a refused order is sent anew.
     */
    sms_key: v.optional(ClientKey),
  }),
  v.check(
    ({ orders }) => isEachOnce(orders.map(({ seller }) => seller)) && isEachOnce(orders.flatMap(({ lines }) => lines.map(({ variant_id }) => variant_id))),
  ),
  // Each seller is paid by itself.
  v.check(({ method, orders }) => method !== 'wallet' || orders.length === 1),
  v.check(({ orders }) => orders.reduce((sum, { lines }) => sum + lines.length, 0) <= CHECKOUT_LIMITS.linesMost),
)
export type ShopCheckout = v.InferOutput<typeof ShopCheckout>

/** What one seller's part costs. There is no service charge in the shop. @param discount taka that a promo code takes off the goods */
export function partTotals(
  lines: readonly { price: number; quantity: number }[],
  { option, discount }: { option: { fee: number; free_from: number | null }; discount: number },
): { goods: number; discount: number; delivery_fee: number; total: number } {
  const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const off = Math.min(Math.max(0, discount), goods)
  const delivery_fee = deliveryFee(option, goods - off)
  return { goods, discount: off, delivery_fee, total: goods - off + delivery_fee }
}

/** How a purchase is named: ten characters without look-alikes. */
export const PurchaseNumber = v.pipe(v.string(), v.maxLength(100), v.transform(upperCase), v.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/))

/** A purchase of goods, to its buyer. It is paid by `initiatePayment`, with its number as `event_order_id`. */
export const ShopPurchase = v.object({
  number: v.string(),
  method: v.picklist(GOODS_METHODS),
  state: v.picklist(PURCHASE_STATES),
  payment_status: v.picklist(PAYMENT_STATUSES),
  /** Whole taka: goods, what promo codes take off, delivery, and what is paid. */
  goods: Count,
  discount: Count,
  delivery_fee: Count,
  total: Count,
  /** What of the total is paid online in advance, of cash, or by mobile wallet: it is placed once that has come. 0: nothing. */
  advance: v.optional(Count, 0),
  /** Until when its goods are kept back; null when none are, or it needs no payment. */
  hold_expires_at: v.nullable(Instant),
  /** Until when the payment page that is open can be gone back to; null where there is none. */
  page_open_until: v.nullable(Instant),
  /** Why it ended, as a word of ours; null while it has not. */
  reason: v.nullable(v.string()),
  created_at: Instant,
  ...MONEY,
  orders: v.array(ShopOrder),
  server_time: Instant,
})
export type ShopPurchase = v.InferOutput<typeof ShopPurchase>

/** Refused with the codes of `CHECKOUT_CODES` and facts by `checkoutChanges`; too-many-held, cod-limit and cod-paused say that the buyer must wait. */
export const placeShopPurchase = endpoint({
  method: 'POST',
  path: '/api/shop_checkout/',
  summary:
    'Orders goods of one or more sellers, all or nothing, as one purchase: paid online, its stock is held for a time; in cash, it is placed at once, or once its delivery is paid in advance',
  access: 'signed-in',
  isMoney: true,
  perMinute: 20,
  once: true,
  body: ShopCheckout,
  answer: ShopPurchase,
  offline: 'queue',
})

const params = v.object({ number: PurchaseNumber })

export const readShopPurchase = endpoint({
  method: 'GET',
  path: '/api/shop_purchase/{number}/',
  summary: 'One purchase of goods, to its buyer',
  access: 'signed-in',
  params,
  answer: ShopPurchase,
  offline: { keepDays: 365, noun: 'shop-orders', shape: 'detail' },
})

export const cancelShopPurchase = endpoint({
  method: 'POST',
  path: '/api/shop_purchase/{number}/cancel/',
  summary:
    'Takes a purchase of goods back that is not paid, also while its payment page is open; its stock is free again, and money that still comes goes back',
  access: 'signed-in',
  isMoney: true,
  perMinute: 20,
  params,
  body: v.object({}),
  answer: ShopPurchase,
  offline: 'refuse',
})

/** What a promo code would take off at this moment; placing the order decides. */
export const checkShopCoupon = endpoint({
  method: 'POST',
  path: '/api/shop_coupon/check/',
  summary: 'What a promo code of a seller would take off now; placing the order decides',
  access: 'signed-in',
  perMinute: 20,
  body: v.object({
    seller: Id,
    coupon: oneLineRequired(PURCHASE_LIMITS.couponLongest),
    lines: v.pipe(v.array(CheckoutLine), v.minLength(1), v.maxLength(CHECKOUT_LIMITS.linesMost)),
  }),
  answer: v.object({ coupon: v.string(), goods: Count, discount: Count }),
  offline: 'refuse',
})
