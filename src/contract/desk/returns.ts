import * as v from 'valibot'
import { ownPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, Instant } from '../core/fields.ts'
import { RETURN_LIMITS } from '../shop/return-rules.ts'
import { ReturnTaka } from '../shop/return-steps.ts'
import { RETURN_ENTRIES } from '../shop/returns.ts'
import { OrderNumber } from '../shop/shop-orders.ts'
import { FOUR_EYES_ABOVE_TAKA } from './approval-kinds.ts'
import { StaffReason } from './staff-reason.ts'

/** Both stories of a complaint, to staff. Who ordered is masked as elsewhere at the desk. */
export const DeskReturn = v.object({
  ...RETURN_ENTRIES,
  /** Number of the purchase, which has a page of its own at the desk. */
  purchase: v.string(),
  buyer: v.object({ full_name: v.string(), phone_number: v.string() }),
  /** Whole taka: what the order came to, its delivery, and what of it is back or on its way. */
  total: Count,
  delivery_fee: Count,
  refunded: Count,
  delivered_at: v.nullable(Instant),
  delivered_by: v.nullable(v.string()),
  /** Since when staff are asked; null: they are not, or not any more. */
  disputed_at: v.nullable(Instant),
})
export type DeskReturn = v.InferOutput<typeof DeskReturn>

export const listDeskReturns = endpoint({
  method: 'GET',
  path: '/api/desk/returns/',
  summary: 'Complaints that staff have to decide, those that wait longest first',
  access: 'staff',
  perMinute: 60,
  query: v.object({
    cursor: v.optional(Cursor),
    limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number), v.maxValue(RETURN_LIMITS.listed))),
  }),
  answer: ownPage(DeskReturn),
  offline: 'never',
})

const params = v.object({ number: OrderNumber })

export const readDeskReturn = endpoint({
  method: 'GET',
  path: '/api/desk/returns/{number}/',
  summary: 'One complaint with both stories, to staff who were asked to decide',
  access: 'staff',
  perMinute: 120,
  params,
  answer: DeskReturn,
  offline: 'never',
})

/**
 * For the buyer: with so much money, of what was paid online at once where no goods come back; what was paid in cash is then owed by the seller. For the
 * seller: the complaint is over. `bad-state`: it is decided already, or no longer disputed. `bad-input` of `amount`: `facts.most` can still go back;
 * or, with `facts.alone`, it is more than one member of staff decides: such money goes back at the order, where a second agrees, and is asked for there first.
 */
export const decideReturn = endpoint({
  method: 'POST',
  path: '/api/desk/returns/{number}/decide/',
  summary: `Decides a complaint for its buyer or for its seller, with a reason that both read; up to ${FOUR_EYES_ABOVE_TAKA} taka of an order. Asks for a fresh proof, and is on record`,
  access: 'staff',
  isMoney: true,
  perMinute: 30,
  once: true,
  params,
  body: v.variant('for', [
    v.object({ for: v.literal('buyer'), amount: ReturnTaka, goes_back: v.boolean(), reason: StaffReason }),
    v.object({ for: v.literal('seller'), reason: StaffReason }),
  ]),
  answer: DeskReturn,
  offline: 'refuse',
})
