import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/languages.ts'
import { isRefundReason, type RefundReason } from '#contract/purchases/purchase-reasons.ts'
import type { PurchaseState } from '#contract/purchases/purchase-rules.ts'
import type { Tx } from '../../../../db/connection/in-transaction.ts'
import { buyers, users } from '../../../../db/tables/accounts.ts'
import { events } from '../../../../db/tables/events.ts'
import { payment_attempts, refunds } from '../../../../db/tables/payments.ts'
import { purchases } from '../../../../db/tables/purchases.ts'
import { readTickets, type TicketAnswer } from '../read-tickets.ts'

type Reader = Pick<Tx, 'select'>

/** What an e-mail says of why; `paid-again`: a second payment of an order that does not stand. */
export type EmailReason = RefundReason | 'paid-again' | 'other'

/** What an e-mail names of an order. */
export interface OrderFacts {
  event_order_id: string
  state: PurchaseState
  full_name: string
  email: string
  buyer: number
  /** The e-mail of the account, when its owner has proved it. */
  own_email: string | null
  language: Language
  /** Whole taka. */
  final_price: number
  /** Of an order that was called off: whether the whole event was, and what its organizer says of why; '' for nothing. */
  off: { is_event: boolean; words: string }
  event: Pick<TicketAnswer['event'], 'event_id' | 'title' | 'type' | 'location' | 'from_time' | 'to_time' | 'version' | 'is_called_off'>
}

const IS_EVENT_OFF = sql<boolean>`${events.called_off_at} is not null`
/** What staff note of an order that they take back is for the record. */
const OFF_WORDS = sql<string>`coalesce(nullif(${purchases.refund_why}, ''), ${events.called_off_reason}, '')`

/** Undefined: the order has no event, or its buyer has deleted the account and left no e-mail. */
export async function readOrderFacts(db: Reader, order_id: number): Promise<OrderFacts | undefined> {
  const { number, state, full_name, email, buyer, language, final_price } = purchases
  const own_email = sql<string | null>`case when ${users.email_verified_at} is not null then ${users.email} end`
  const { id: event_id, title, type, location, from_time, to_time, version } = events
  const [order] = await db
    .select({
      event_order_id: number,
      state,
      full_name,
      email,
      buyer,
      own_email,
      language,
      final_price,
      off: { is_event: IS_EVENT_OFF, words: OFF_WORDS },
      event: { event_id, title, type, location, from_time, to_time, version, is_called_off: IS_EVENT_OFF },
    })
    .from(purchases)
    .innerJoin(events, eq(events.id, purchases.event))
    .innerJoin(buyers, eq(buyers.id, buyer))
    .innerJoin(users, eq(users.id, buyers.user_id))
    .where(eq(purchases.id, order_id))
  return order && order.email !== '' ? order : undefined
}

/** The tickets of an order as its buyer sees them. */
export const readTicketsOfOrder = (db: Reader, order_id: number): Promise<TicketAnswer[]> => readTickets(db, eq(purchases.id, order_id), 'buyer')

/** Money that has gone back. */
export interface RefundFacts {
  /** Whole taka. */
  amount: number
  reason: EmailReason
  /** Of transfers by which it was paid back outside of the payment provider, with commas; '' for none. */
  references: string
  /** Some of it went back the way it came. */
  isThroughGateway: boolean
}

/**
 * What has gone back of an order, and why the last of it did; undefined while nothing has.
 * @param some of these refunds alone; of all when absent.
 */
export async function readRefund(db: Reader, order: { id: number; state: PurchaseState }, some?: readonly number[]): Promise<RefundFacts | undefined> {
  const { paisa: amount, reason, reference, refunded_at, state } = refunds
  const rows = await db
    .select({ paisa: amount, reason, reference })
    .from(refunds)
    .innerJoin(payment_attempts, and(eq(payment_attempts.id, refunds.attempt), eq(payment_attempts.purchase, order.id)))
    .where(and(eq(state, 'refunded'), some && inArray(refunds.id, [...some])))
    .orderBy(desc(refunded_at), desc(refunds.id))
  if (rows.length === 0) return undefined
  const paisa = rows.reduce((sum, row) => sum + row.paisa, 0)
  const reasons = rows.map((row) => row.reason)
  // As the order's own page rounds it: in the buyer's favour.
  const byHand = rows.flatMap((row) => row.reference ?? [])
  return {
    references: byHand.join(', '),
    isThroughGateway: byHand.length < rows.length,
    amount: Math.ceil(paisa / 100),
    reason: order.state === 'confirmed' ? reasonIn(reasons) : reasonOfEnded(reasons),
  }
}

const reasonIn = ([last = '']: readonly string[]): EmailReason => (isRefundReason(last) ? last : 'other')

/** Why the order itself was given back says more than that it was paid twice, and its tickets are not what they were. */
function reasonOfEnded(reasons: readonly string[]): EmailReason {
  const own = reasons.filter((reason) => reason !== 'paid-twice' && reason !== 'part')
  if (own.length > 0) return reasonIn(own)
  return reasons.includes('part') ? 'part' : 'paid-again'
}
