import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, Id, Instant, idText, MediaPath } from '../core/fields.ts'
import { oneLine, someLines } from '../core/names.ts'
import { upperCase } from '../core/one-form.ts'
import type { Reason } from '../core/reasons.ts'
import { DELIVERY_KINDS } from '../products/delivery-rules.ts'
import { PAYMENT_STATUSES } from '../purchases/purchase-rules.ts'
import { GOODS_METHODS } from './checkout-methods.ts'
import { MISSED_DATES } from './legal-clock.ts'
import { RETURN_STATES, RETURN_WHYS } from './return-rules.ts'
import {
  CANCEL_REASONS,
  DELIVERED_BY,
  NOT_TAKEN_REASONS,
  ORDER_ACTIONS,
  ORDER_PARTIES,
  SHOP_ORDER_GROUPS,
  SHOP_ORDER_LIMITS,
  SHOP_ORDER_STATES,
  SMS_STATES,
} from './shop-order-rules.ts'

const say = (reason: Reason) => reason

export const ORDER_SIDES = ['bought', 'sold'] as const
export type OrderSide = (typeof ORDER_SIDES)[number]

/** How an order is called in addresses, mails and on paper: ten characters without look-alikes. */
export const OrderNumber = v.pipe(v.string(), v.maxLength(100), v.transform(upperCase), v.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/))

/** Where a parcel goes, as it was when it was ordered. */
const ParcelAddress = v.object({
  full_name: v.string(),
  phone_number: v.string(),
  division: v.string(),
  district: v.string(),
  area: v.string(),
  line: v.string(),
  landmark: v.string(),
})

/** A line as it was sold: price and words do not change with the product. */
const ShopOrderLine = v.object({
  id: Id,
  product_id: Id,
  variant_id: Id,
  title: v.string(),
  values: v.array(v.string()),
  picture: v.nullable(MediaPath),
  tone: Count,
  price: Count,
  quantity: Count,
  /** Days within which it can go back, counted from its delivery. */
  days_to_return: Count,
})

/** What of an order its buyer may complain of now. */
const Complaint = v.object({
  /** Whole taka that can still go back. */
  most: Count,
  /** Lines of which there is something left, how many pieces, why, and until when. */
  lines: v.array(v.object({ line_id: Id, left: Count, whys: v.array(v.picklist(RETURN_WHYS)), until: Instant })),
})

/** A complaint about an order, in short. */
const ReturnBrief = v.object({
  number: v.string(),
  state: v.picklist(RETURN_STATES),
  why: v.picklist(RETURN_WHYS),
  asked_at: Instant,
  /** Until when who has to do something next has time; of `asked` the seller, by the law. Null: no one, or staff. */
  due_by: v.nullable(Instant),
})

/** What was done with parcels in the last 180 days: both sides of an order see it. */
const BuyerRecord = v.object({ received: Count, refused: Count })

/** One order of one seller, to its buyer and to its seller; what is for one side alone is null for the other. `sms`: null where it came over the internet. */
export const ShopOrder = v.object({
  number: v.string(),
  side: v.picklist(ORDER_SIDES),
  state: v.picklist(SHOP_ORDER_STATES),
  method: v.picklist(GOODS_METHODS),
  payment_status: v.picklist(PAYMENT_STATUSES),
  /** Number of the purchase; null to its seller, whom the rest of it does not concern. */
  purchase: v.nullable(v.string()),
  seller: v.object({ id: Id, name: v.string(), slug: v.string(), phone_number: v.nullable(v.string()), district: v.nullable(v.string()) }),
  address: ParcelAddress,
  /** What the buyer wrote to the seller. */
  note: v.string(),
  delivery: v.object({ kind: v.picklist(DELIVERY_KINDS), note: v.string(), days_least: Count, days_most: Count }),
  lines: v.array(ShopOrderLine),
  /** Whole taka. */
  goods: Count,
  discount: Count,
  delivery_fee: Count,
  total: Count,
  /** What of the total its buyer pays online in advance, although the rest is paid in cash: the delivery fee, or nothing. By mobile wallet: what is paid so. */
  advance: v.optional(Count, 0),
  sms: v.optional(v.nullable(v.picklist(SMS_STATES)), null),
  coupon: v.nullable(v.string()),
  /** The operator's share of the goods; null to its buyer. */
  commission: v.nullable(Count),
  /** Whole taka that are back or on their way. */
  refunded: Count,
  courier: v.string(),
  /** A number, or an address that begins with http:// or https://. */
  tracking: v.string(),
  created_at: Instant,
  /** Null until it is paid, in advance or as a whole, or placed with cash. */
  placed_at: v.nullable(Instant),
  hand_over_by: v.nullable(Instant),
  deliver_by: v.nullable(Instant),
  handed_over_at: v.nullable(Instant),
  delivered_at: v.nullable(Instant),
  delivered_by: v.nullable(v.picklist(DELIVERED_BY)),
  ended_at: v.nullable(Instant),
  /** Which of the law's dates was missed; null: none. */
  overdue: v.nullable(v.picklist(MISSED_DATES)),
  cancelled_by: v.nullable(v.picklist(ORDER_PARTIES)),
  reason: v.nullable(v.string()),
  reason_note: v.string(),
  /** What the rider asks for at the door; null to its seller, and when nothing is to be delivered. */
  code: v.nullable(v.string()),
  /** Until when the rider's link is good; null: there is none. */
  rider_until: v.nullable(Instant),
  /** The seller is asked to call before it is packed; and when they did. */
  is_call_wanted: v.boolean(),
  called_at: v.nullable(Instant),
  record: BuyerRecord,
  /** What this side may do with it now. */
  can: v.array(v.picklist(ORDER_ACTIONS)),
  /** What its buyer may complain of now; null: nothing, or an earlier complaint is open. */
  complaint: v.optional(v.nullable(Complaint), null),
  /** Complaints about it, the latest first. One of them is open at most: `isOpenReturn`. */
  returns: v.optional(v.array(ReturnBrief), []),
  /** Every change, the first first. */
  changes: v.array(
    v.object({
      at: Instant,
      from: v.nullable(v.picklist(SHOP_ORDER_STATES)),
      to: v.picklist(SHOP_ORDER_STATES),
      by: v.picklist(ORDER_PARTIES),
      action: v.string(),
    }),
  ),
  server_time: Instant,
})
export type ShopOrder = v.InferOutput<typeof ShopOrder>

/** The latest first. */
export const listShopOrders = endpoint({
  method: 'GET',
  path: '/api/shop_order/',
  summary: 'Orders of goods that one has placed, or that were placed with one’s shop: the latest first, keyset pages',
  access: 'signed-in',
  query: v.object({
    side: v.optional(v.picklist(ORDER_SIDES), 'bought'),
    state: v.optional(v.picklist(SHOP_ORDER_STATES)),
    /** What is to be done with them. */
    group: v.optional(v.picklist(SHOP_ORDER_GROUPS)),
    cursor: v.optional(Cursor),
    limit: v.optional(v.pipe(idText, v.maxValue(SHOP_ORDER_LIMITS.listed))),
  }),
  answer: v.object({ results: v.array(ShopOrder), next_cursor: v.nullable(v.string()) }),
  offline: { keepDays: 365, noun: 'shop-orders', shape: 'list' },
})

const params = v.object({ number: OrderNumber })

export const readShopOrder = endpoint({
  method: 'GET',
  path: '/api/shop_order/{number}/',
  summary: 'One order of goods, to its buyer and to its seller',
  access: 'signed-in',
  params,
  answer: ShopOrder,
  offline: { keepDays: 365, noun: 'shop-orders', shape: 'detail' },
})

/** A step of an order. Made twice it is one step; what is past it is refused as bad-state. */
const step = { method: 'POST', access: 'signed-in', perMinute: 60, once: true, params, answer: ShopOrder, offline: 'queue' } as const
const nothing = v.object({})

export const acceptOrder = endpoint({ ...step, path: '/api/shop_order/{number}/accept/', summary: 'The seller takes an order on', body: nothing })
export const packOrder = endpoint({ ...step, path: '/api/shop_order/{number}/pack/', summary: 'The seller has packed an order', body: nothing })
export const noteCall = endpoint({ ...step, path: '/api/shop_order/{number}/call/', summary: 'The buyer has confirmed an order by phone', body: nothing })

/** A number, or an address of the web and nothing else. */
export const Tracking = v.pipe(
  oneLine(SHOP_ORDER_LIMITS.trackingLongest),
  v.check((text) => !/^[a-z][a-z0-9+.-]*:/i.test(text) || /^https?:\/\/\S+$/i.test(text), say('not-a-url')),
)

export const shipOrder = endpoint({
  ...step,
  path: '/api/shop_order/{number}/ship/',
  summary: 'The seller has handed the parcel over: to a courier with a tracking number, or to a rider',
  body: v.object({ courier: v.optional(oneLine(SHOP_ORDER_LIMITS.courierLongest), ''), tracking: v.optional(Tracking, '') }),
})

export const readyOrder = endpoint({ ...step, path: '/api/shop_order/{number}/ready/', summary: 'The order can be fetched', body: nothing })

/** Typed digits, in Latin or Bangla. */
const ParcelCode = v.pipe(
  v.string(),
  v.maxLength(30),
  v.transform((text) => text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6)).replace(/\D/g, '')),
  v.regex(/^\d{6}$/, say('does-not-fit')),
)

/** `wrong-code`: `facts.left` says how often one may still be typed. */
export const deliverOrder = endpoint({
  ...step,
  isMoney: true,
  path: '/api/shop_order/{number}/deliver/',
  summary: 'The goods are with the buyer: by the buyer’s tap, by the code, or by the seller’s word, which is marked so',
  body: v.object({ code: v.optional(ParcelCode) }),
})

export const refuseParcel = endpoint({
  ...step,
  path: '/api/shop_order/{number}/refuse_parcel/',
  summary: 'The parcel was not taken, and is on its way back to the seller',
  body: v.object({ reason: v.picklist(NOT_TAKEN_REASONS), note: v.optional(someLines(SHOP_ORDER_LIMITS.reasonLongest), '') }),
})

export const takeParcelBack = endpoint({
  ...step,
  isMoney: true,
  path: '/api/shop_order/{number}/take_back/',
  summary: 'The parcel is back with the seller; what is whole is in stock again, and what was paid goes back',
  body: v.object({ is_whole: v.boolean() }),
})

export const cancelShopOrder = endpoint({
  ...step,
  isMoney: true,
  path: '/api/shop_order/{number}/cancel/',
  summary: 'Cancels an order: its stock is free again, and what was paid for it goes back',
  body: v.object({ reason: v.picklist(CANCEL_REASONS), note: v.optional(someLines(SHOP_ORDER_LIMITS.reasonLongest), '') }),
})

/** `link_key` is the end of the address `/rider/{link_key}`; an earlier link of the same order is good no more. */
export const makeRiderLink = endpoint({
  method: 'POST',
  path: '/api/shop_order/{number}/rider_link/',
  summary: 'A link with which a rider sees this parcel alone, for seven days',
  access: 'signed-in',
  perMinute: 30,
  params,
  body: nothing,
  answer: v.object({ link_key: v.string(), until: Instant }),
  offline: 'refuse',
})

const riderParams = v.object({ link_key: v.pipe(v.string(), v.regex(/^[\w.-]{20,200}$/)) })

/** What a rider needs to bring one parcel. */
export const RiderParcel = v.object({
  number: v.string(),
  state: v.picklist(SHOP_ORDER_STATES),
  seller_name: v.string(),
  seller_phone: v.nullable(v.string()),
  address: ParcelAddress,
  note: v.string(),
  pieces: Count,
  /** Whole taka to be taken in cash; 0: nothing. */
  to_collect: Count,
  /** What was paid online in advance, for the delivery; 0: nothing. */
  advance: v.optional(Count, 0),
  deliver_by: v.nullable(Instant),
  until: Instant,
  server_time: Instant,
})
export type RiderParcel = v.InferOutput<typeof RiderParcel>

export const readRiderParcel = endpoint({
  method: 'GET',
  path: '/api/rider_parcel/{link_key}/',
  summary: 'The parcel of a rider’s link',
  access: 'anyone',
  params: riderParams,
  answer: RiderParcel,
  offline: { keepDays: 7, noun: 'rider-parcels', shape: 'detail' },
})

/** The same code again gets the same answer. */
export const deliverParcel = endpoint({
  method: 'POST',
  path: '/api/rider_parcel/{link_key}/deliver/',
  summary: 'The rider has handed the parcel over, and types the code that the buyer has shown',
  access: 'anyone',
  isMoney: true,
  params: riderParams,
  body: v.object({ code: ParcelCode }),
  answer: RiderParcel,
  offline: 'queue',
})
