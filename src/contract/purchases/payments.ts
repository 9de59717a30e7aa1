import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { EventOrderId } from '../orders/orders.ts'
import { PURCHASE_KINDS } from './purchase-kinds.ts'
import { PAYMENT_STATUSES, PURCHASE_STATES } from './purchase-rules.ts'

/**
 * What is known of a payment: only the gateway's own word makes it `success`. `undecided`: the buyer may have paid, it is not known yet;
 * `none`: nothing is under way.
 */
const PAYMENT_OUTCOMES = ['success', 'fail', 'cancel', 'undecided', 'none'] as const
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number]

/** Where the gateway sends browsers (POST), and what it tells us itself. They take forms, and are answered by their own routes. */
export const PAYMENT_PATHS = {
  success: '/api/event_payment/return/success',
  fail: '/api/event_payment/return/fail',
  cancel: '/api/event_payment/return/cancel',
  notice: '/api/event_payment/ipn/',
} as const

export const initiatePayment = endpoint({
  method: 'POST',
  path: '/api/event_payment/initiate',
  summary: 'Opens a page of the payment provider for one’s order; asked again while it is open, it answers the same address',
  access: 'signed-in',
  isMoney: true,
  perMinute: 10,
  body: v.object({ event_order_id: EventOrderId }),
  answer: v.object({ payment_url: v.pipe(v.string(), v.url()) }),
  offline: 'refuse',
})

export const checkPayment = endpoint({
  method: 'POST',
  path: '/api/event_payment/check/',
  summary: 'What the payment provider says about one’s order',
  access: 'signed-in',
  isMoney: true,
  perMinute: 40,
  body: v.object({ event_order_id: EventOrderId }),
  answer: v.object({
    outcome: v.picklist(PAYMENT_OUTCOMES),
    event_order_id: v.string(),
    /** Where its buyer goes from here: the screen of its kind. */
    kind: v.optional(v.picklist(PURCHASE_KINDS), 'tickets'),
    order_state: v.picklist(PURCHASE_STATES),
    payment_status: v.picklist(PAYMENT_STATUSES),
  }),
  offline: 'refuse',
})

/** Specified without login, and therefore inert: it is recorded and changes nothing. @see decisions §2 */
export const reportPaymentFailure = endpoint({
  method: 'POST',
  path: '/api/event_payment/fail/',
  summary: 'Records that a browser came back from a payment without success; changes nothing',
  access: 'anyone',
  isMoney: true,
  body: v.unknown(),
  answer: v.object({ recorded: v.literal(true) }),
  offline: 'refuse',
})
