import * as v from 'valibot'
import { Email } from '../accounts/account-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id, Instant } from '../core/fields.ts'
import { LANGUAGES } from '../core/languages.ts'
import { oneLine, oneLineRequired, someLines } from '../core/names.ts'
import { upperCase } from '../core/one-form.ts'
import { phoneNumber } from '../core/phone-number.ts'
import type { Reason } from '../core/reasons.ts'
import { EVENT_TYPES } from '../events/events-filter.ts'
import { MONEY } from '../purchases/purchase-money.ts'
import { PAYMENT_STATUSES, PURCHASE_LIMITS, PURCHASE_STATES } from '../purchases/purchase-rules.ts'
import { MOST_PER_LINE, TICKET_LIMITS } from './ticket-choice.ts'

const say = (reason: Reason) => reason
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PER_LINE))

/** How an order is called in addresses, mails and on paper: ten characters without look-alikes. */
export const EventOrderId = v.pipe(v.string(), v.maxLength(100), v.transform(upperCase), v.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/))

const BuyerPhone = v.pipe(
  v.string(say('required')),
  v.minLength(1, say('required')),
  v.check((text) => phoneNumber(text) !== undefined, say('not-a-phone')),
  v.transform((text) => phoneNumber(text) ?? ''),
)

/** Who orders. @see Specification §5 "Checkout" */
export const OrderDetails = v.object({
  full_name: oneLineRequired(PURCHASE_LIMITS.nameLongest),
  phone_number: BuyerPhone,
  email: Email,
  order_note: v.optional(someLines(PURCHASE_LIMITS.noteLongest), ''),
})

const OrderLine = v.object({ event_ticket: Id, quantity: Quantity })

/**
 * An order as it is sent. With `items` it is placed whole or not at all. Prices are what the buyer has seen: others are refused, none is
 * believed; `payment_status` and `buyer` are read and mean nothing. @see Specification §3 "Event order (created)"; decisions §2
 */
export const OrderDraft = v.object({
  ...OrderDetails.entries,
  total_price: Count,
  discount_price: v.optional(Count, 0),
  final_price: Count,
  coupon: v.optional(v.nullable(oneLine(PURCHASE_LIMITS.couponLongest)), null),
  /** Of the mails about it; absent: the account's. */
  language: v.optional(v.picklist(LANGUAGES)),
  payment_status: v.optional(v.unknown()),
  buyer: v.optional(v.unknown()),
  items: v.optional(v.pipe(v.array(OrderLine), v.minLength(1), v.maxLength(TICKET_LIMITS.mostLines))),
})
export type OrderDraft = v.InferOutput<typeof OrderDraft>

const OrderItem = v.object({
  id: Id,
  event_ticket: Id,
  title: v.string(),
  /** Of one ticket. */
  ticket_price: Count,
  quantity: Quantity,
  /** Of the line. @see Specification §3 "Event order item" */
  price: Count,
})

/** An order to its buyer: what the specification names, and what explains it. */
export const EventOrder = v.object({
  id: Id,
  event_order_id: v.string(),
  payment_status: v.picklist(PAYMENT_STATUSES),
  total_price: Count,
  discount_price: Count,
  service_charge: Count,
  final_price: Count,
  coupon: v.nullable(v.string()),
  full_name: v.string(),
  phone_number: v.string(),
  email: v.string(),
  order_note: v.string(),
  order_state: v.picklist(PURCHASE_STATES),
  /** Until when its seats are kept back; null when none are. */
  hold_expires_at: v.nullable(Instant),
  /** Until when the payment page that is open can be gone back to, while it may be unpaid; null where there is none. Absent in what older versions answered. */
  page_open_until: v.optional(v.nullable(Instant), null),
  /** Why it ended, as a word of ours; null while it has not. */
  reason: v.nullable(v.string()),
  created_at: Instant,
  ...MONEY,
  /** The service's clock when it answered: deadlines are counted by it, not by the phone's. */
  server_time: Instant,
  /** Null while nothing was ordered. */
  event: v.nullable(
    v.object({
      event_id: Id,
      title: v.string(),
      type: v.picklist(EVENT_TYPES),
      location: v.nullable(v.string()),
      from_time: Instant,
      to_time: Instant,
      thumbnail: v.nullable(v.string()),
      thumbnail_tone: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
  items: v.array(OrderItem),
})
export type EventOrder = v.InferOutput<typeof EventOrder>

const orderParams = v.object({ event_order_id: EventOrderId })

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/event_order/',
  /** Places an order. With `items` its seats are held at once, all or none. Send Idempotency-Key: the same key gets the same answer. */
  summary: 'Places an order. With `items` its seats are held at once',
  access: 'signed-in',
  isMoney: true,
  perMinute: 20,
  once: true,
  body: OrderDraft,
  answer: EventOrder,
  offline: 'queue',
})

export const addOrderItem = endpoint({
  method: 'POST',
  path: '/api/event_order_items/',
  summary: 'Adds one ticket line to an order that is not paid; the same line again gets the same answer',
  access: 'signed-in',
  isMoney: true,
  perMinute: 60,
  once: true,
  body: v.object({
    quantity: Quantity,
    /** Total of the line, as the buyer has seen it. */
    price: Count,
    /** `id` of the order. */
    event_order: Id,
    event: Id,
    event_ticket: Id,
  }),
  answer: OrderItem,
  offline: 'refuse',
})

export const readOrder = endpoint({
  method: 'GET',
  path: '/api/event_order/{event_order_id}/',
  summary: 'One order, to its buyer',
  access: 'signed-in',
  params: orderParams,
  answer: EventOrder,
  offline: { keepDays: 365, noun: 'orders', shape: 'detail' },
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/event_order/',
  summary: 'One’s own orders, the latest first',
  access: 'signed-in',
  answer: v.array(EventOrder),
  offline: { keepDays: 365, noun: 'orders', shape: 'list' },
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/event_order/{event_order_id}/cancel/',
  summary: 'Takes an order back that is not paid, also while its payment page is open; its seats are free again, and money that still comes goes back',
  access: 'signed-in',
  isMoney: true,
  perMinute: 20,
  params: orderParams,
  body: v.object({}),
  answer: EventOrder,
  offline: 'refuse',
})

export const checkCoupon = endpoint({
  method: 'POST',
  path: '/api/event_coupon/check/',
  summary: 'What a promo code would take off now; placing the order decides',
  access: 'signed-in',
  perMinute: 20,
  body: v.object({
    coupon: oneLineRequired(PURCHASE_LIMITS.couponLongest),
    items: v.pipe(v.array(OrderLine), v.minLength(1), v.maxLength(TICKET_LIMITS.mostLines)),
  }),
  answer: v.object({ coupon: v.string(), discount_price: Count, total_price: Count, service_charge: Count, final_price: Count }),
  offline: 'refuse',
})
