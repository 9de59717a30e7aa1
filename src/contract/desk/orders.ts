import * as v from 'valibot'
import { ownPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, Instant, Words } from '../core/fields.ts'
import { oneLineRequired } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'
import { EventOrderId } from '../orders/orders.ts'
import { PURCHASE_KINDS } from '../purchases/purchase-kinds.ts'
import { PURCHASE_STATES } from '../purchases/purchase-rules.ts'
import { FOUR_EYES_ABOVE_TAKA } from './approval-kinds.ts'
import { Approval } from './approvals.ts'
import { DeskOrderFile } from './order-file.ts'
import { ORDER_QUEUES } from './order-queues.ts'
import { StaffReason } from './staff-reason.ts'

const say = (reason: Reason) => reason
/** As long as banks make them, and longer. */
const REFERENCE_LONGEST = 100
const TAKA_MOST = 999_999

/** An order, or what else waits, in one line. `name`: what actions take. */
const DeskOrderRow = v.object({
  /** Of the row itself. */
  name: v.string(),
  /** Null: a message of the payment provider whose order is not known. */
  number: v.nullable(v.string()),
  kind: v.nullable(v.picklist(PURCHASE_KINDS)),
  state: v.nullable(v.picklist(PURCHASE_STATES)),
  /** What it is about, where that is known. */
  title: v.string(),
  /** What waits: whole taka, rounded up. */
  taka: v.nullable(Count),
  since: Instant,
})
export type DeskOrderRow = v.InferOutput<typeof DeskOrderRow>

export const listDeskOrders = endpoint({
  method: 'GET',
  path: '/api/desk/orders/',
  summary: 'Orders, payments and messages of the payment provider that wait for staff, one queue after another, the oldest first',
  access: 'staff',
  query: v.object({ queue: v.optional(v.picklist(ORDER_QUEUES), 'review'), cursor: v.optional(Cursor) }),
  answer: ownPage(DeskOrderRow),
  offline: 'never',
})

export const searchDeskOrders = endpoint({
  method: 'GET',
  path: '/api/desk/orders/search/',
  summary: 'Finds orders by number, phone, transaction id of the payment provider or buyer’s name, the latest first',
  access: 'staff',
  perMinute: 60,
  query: v.object({ q: v.optional(Words, '') }),
  answer: v.object({ results: v.array(DeskOrderRow), is_cut: v.boolean() }),
  offline: 'never',
})

const params = v.object({ number: EventOrderId })

export const readDeskOrder = endpoint({
  method: 'GET',
  path: '/api/desk/orders/{number}/',
  summary: 'All of an order to staff: what it is for, its payments, refunds, money line by line, and what became of it. Its buyer is masked',
  access: 'staff',
  perMinute: 120,
  params,
  answer: DeskOrderFile,
  offline: 'never',
})

export const showOrderContact = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{number}/show_contact/',
  summary: 'Name, phone and e-mail of the buyer of an order. The look is recorded',
  access: 'staff',
  perMinute: 20,
  params,
  body: v.object({}),
  answer: v.object({ full_name: v.string(), phone_number: v.string(), email: v.string() }),
  offline: 'refuse',
})

/** What became of an action: done, or asked of a second member of staff. */
const Acted = v.object({ order: DeskOrderFile, approval: v.nullable(Approval) })
const act = { method: 'POST', access: 'staff', isMoney: true, once: true, perMinute: 20, offline: 'refuse' } as const
const SECOND = `Above ${FOUR_EYES_ABOVE_TAKA} taka a second member of staff must approve`
/** The refund that is meant, by its name or that of its payment; needed where several wait. */
const refund = v.optional(v.pipe(v.string(), v.maxLength(60)))

export const confirmDeskOrder = endpoint({
  ...act,
  path: '/api/desk/orders/{number}/confirm/',
  summary: `Makes an order in review good: its buyer gets what they bought. ${SECOND}. Asks for a fresh proof`,
  params,
  body: v.object({ reason: StaffReason }),
  answer: Acted,
})

export const refundDeskOrder = endpoint({
  ...act,
  path: '/api/desk/orders/{number}/refund/',
  summary: `Takes an order back that is in review or confirmed: all its money goes back. ${SECOND}. Asks for a fresh proof`,
  params,
  body: v.object({ reason: StaffReason }),
  answer: Acted,
})

export const RefundTaka = v.pipe(
  v.number(say('not-a-number')),
  v.integer(say('not-a-number')),
  v.minValue(1, say('too-small')),
  v.maxValue(TAKA_MOST, say('too-large')),
)
export const refundPartOfDeskOrder = endpoint({
  ...act,
  path: '/api/desk/orders/{number}/refund_part/',
  summary: `Gives a part of the money of a confirmed order back; the order stands. ${SECOND}. Asks for a fresh proof`,
  params,
  /** `order`: of goods, which of the orders of the purchase. */
  body: v.object({ taka: RefundTaka, order: v.optional(v.pipe(v.string(), v.maxLength(60))), reason: StaffReason }),
  answer: Acted,
})

export const retryDeskRefund = endpoint({
  ...act,
  path: '/api/desk/orders/{number}/retry/',
  summary: 'Has the payment provider asked again for a refund that it has refused. Asks for a fresh proof',
  params,
  body: v.object({ refund, reason: StaffReason }),
  answer: Acted,
})

export const SettlementReference = oneLineRequired(REFERENCE_LONGEST)
export const settleDeskRefund = endpoint({
  ...act,
  path: '/api/desk/orders/{number}/settle/',
  summary:
    'Notes that staff have paid a refund themselves: the payment provider is not asked any more, and the buyer reads the reference. Asks for a fresh proof',
  params,
  body: v.object({ refund, reference: SettlementReference, reason: StaffReason }),
  answer: Acted,
})

/** A payment by its transaction id, a message of the payment provider as `M17`. */
const named = v.object({ name: v.pipe(v.string(), v.maxLength(60), v.regex(/^[\w-]+$/)) })
const Settled = v.object({ name: v.string() })

export const askAgainAtDesk = endpoint({
  ...act,
  path: '/api/desk/payments/{name}/ask_again/',
  summary: 'Has a payment or a message of the payment provider looked at again that was given up. Asks for a fresh proof',
  params: named,
  body: v.object({ reason: StaffReason }),
  answer: Settled,
})

export const setAsideAtDesk = endpoint({
  ...act,
  path: '/api/desk/payments/{name}/set_aside/',
  summary: 'Takes a payment or a message of the payment provider off the queue that was given up. Asks for a fresh proof',
  params: named,
  body: v.object({ reason: StaffReason }),
  answer: Settled,
})

/** A row of a queue that is a message, as staff see it. */
export const readDeskMessage = endpoint({
  method: 'GET',
  path: '/api/desk/payments/{name}/',
  summary: 'A message of the payment provider that could not be judged',
  access: 'staff',
  params: named,
  answer: v.object({
    name: v.string(),
    kind: v.string(),
    received_at: Instant,
    /** How often it came. */
    times: Count,
    outcome: v.nullable(v.string()),
    /** What it claims, by the provider's own names; nothing about a person. */
    claims: v.record(v.string(), v.string()),
  }),
  offline: 'never',
})
