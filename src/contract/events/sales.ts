import * as v from 'valibot'
import { ownPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Count, Id, Instant, idText } from '../core/fields.ts'
import { someLines } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'
import { EventOrderId } from '../orders/orders.ts'
import { PAYMENT_STATUSES, PURCHASE_STATES } from '../purchases/purchase-rules.ts'
import { ATTENDEE_SORTS, ATTENDEE_STATES, SALE_FILTERS, SALE_SORTS } from './sales-rules.ts'

export const SALES_LIMITS = { perPage: 200, messageLongest: 1000, messagesADay: 3, whyLongest: 300 } as const

const say = (reason: Reason) => reason
const Query = v.pipe(v.string(), v.maxLength(100), v.trim())
const range = { limit: v.optional(v.pipe(idText, v.maxValue(SALES_LIMITS.perPage))), cursor: v.optional(v.pipe(v.string(), v.maxLength(200))) }

/** An order to the seller of its event. */
export const Sale = v.object({
  event_order_id: v.string(),
  /** What it was for; an answer that a phone has kept since before it was said has none. */
  event: v.optional(v.object({ event_id: Id, title: v.string() })),
  full_name: v.string(),
  phone_number: v.string(),
  email: v.string(),
  order_note: v.string(),
  order_state: v.picklist(PURCHASE_STATES),
  payment_status: v.picklist(PAYMENT_STATUSES),
  total_price: Count,
  discount_price: Count,
  final_price: Count,
  coupon: v.nullable(v.string()),
  created_at: Instant,
  items: v.array(v.object({ event_ticket: Id, title: v.string(), quantity: Count, ticket_price: Count })),
  /** Its seller has asked for it to be given back; the rounds see to it. */
  is_refund_asked: v.boolean(),
  /** The payment provider has refused to give its money back so far. */
  is_refund_held: v.optional(v.boolean()),
})
export type Sale = v.InferOutput<typeof Sale>

export const listSales = endpoint({
  method: 'GET',
  path: '/api/event_sale/',
  summary:
    'The orders of one’s own event, or of all of them, the latest first or in another order: search by name, phone, e-mail and number, filter by ticket and state',
  access: 'seller',
  query: v.object({
    event_id: v.optional(idText),
    q: v.optional(Query),
    event_ticket: v.optional(idText),
    state: v.optional(v.picklist(SALE_FILTERS)),
    sort: v.optional(v.picklist(SALE_SORTS)),
    ...range,
  }),
  answer: ownPage(Sale),
  offline: { keepDays: 30, noun: 'sales', shape: 'list' },
})

/** A seat to the seller of its event. */
export const Attendee = v.object({
  /** Of the ticket that is good now. */
  id: Id,
  code: v.string(),
  holder_name: v.string(),
  event_ticket: Id,
  title: v.string(),
  event_order_id: v.string(),
  full_name: v.string(),
  phone_number: v.string(),
  email: v.string(),
  state: v.picklist(ATTENDEE_STATES),
  /** When it was let in; null while it was not. */
  checked_in_at: v.nullable(Instant),
  /** Of an event of several days: each day of it on which it was let in, `YYYY-MM-DD`, and when first. */
  check_ins: v.optional(v.array(v.object({ day: v.string(), at: Instant })), []),
})
export type Attendee = v.InferOutput<typeof Attendee>

export const listAttendees = endpoint({
  method: 'GET',
  path: '/api/event_attendee/',
  summary: 'Who comes to one’s own event, by name or the latest first: search by name, code, phone, e-mail and order, filter by ticket and state',
  access: 'seller',
  query: v.object({
    event_id: idText,
    q: v.optional(Query),
    event_ticket: v.optional(idText),
    state: v.optional(v.picklist(ATTENDEE_STATES)),
    sort: v.optional(v.picklist(ATTENDEE_SORTS)),
    ...range,
  }),
  answer: v.object({ results: v.array(Attendee), next_cursor: v.nullable(v.string()), total: Count, checked_in: Count }),
  offline: { keepDays: 30, noun: 'attendees', shape: 'list' },
})

export const refundSale = endpoint({
  method: 'POST',
  path: '/api/event_sale/{event_order_id}/refund/',
  summary: 'Gives one order its money back: its tickets are void at once, its seats free. Asks for a fresh proof',
  access: 'seller',
  isMoney: true,
  perMinute: 30,
  params: v.object({ event_order_id: EventOrderId }),
  body: v.object({ why: someLines(SALES_LIMITS.whyLongest) }),
  answer: Sale,
  offline: 'refuse',
})

export const refundAllSales = endpoint({
  method: 'POST',
  path: '/api/event_sale/refund_all/',
  summary: 'Gives every confirmed order of an event its money back, each once, in the background. Asks for a fresh proof',
  access: 'seller',
  isMoney: true,
  perMinute: 5,
  body: v.object({ event_id: Id, why: someLines(SALES_LIMITS.whyLongest) }),
  answer: v.object({ orders: Count }),
  offline: 'refuse',
})

/** What was written to the attendees. */
const EventMessage = v.object({ id: Id, text: v.string(), event_ticket: v.nullable(Id), sent_at: Instant, orders: Count, told: Count })
export type EventMessage = v.InferOutput<typeof EventMessage>

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/event_message/',
  summary: 'What its seller has written to those who come to an event',
  access: 'seller',
  query: v.object({ event_id: idText }),
  answer: v.array(EventMessage),
  offline: { keepDays: 30, noun: 'event-messages', shape: 'list' },
})

/** What stands in a message. */
export const MessageText = v.pipe(someLines(SALES_LIMITS.messageLongest), v.minLength(1, say('required')))

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/event_message/',
  summary: 'Writes to everybody with a ticket, or with one kind of ticket: by mail, notice and push. Three times a day at most',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 5,
  body: v.object({ event_id: Id, client_key: ClientKey, event_ticket: v.nullable(Id), text: MessageText }),
  answer: EventMessage,
  offline: 'refuse',
})
