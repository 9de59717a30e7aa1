import { and, desc, eq, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/languages.ts'
import type { OrderState } from '#contract/order-rules.ts'
import type { Tx } from '../../../db/in-transaction.ts'
import { events } from '../../../db/tables/events.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { payment_attempts } from '../../../db/tables/payments.ts'
import { readTickets, type TicketAnswer } from '../read-tickets.ts'

type Reader = Pick<Tx, 'select'>

export const REFUND_REASONS = ['paid-twice', 'seats-gone', 'event-closed', 'review', 'other'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** What a letter names of an order. */
export interface OrderFacts {
  event_order_id: string
  state: OrderState
  full_name: string
  email: string
  language: Language
  /** Whole taka. */
  final_price: number
  event: Pick<TicketAnswer['event'], 'event_id' | 'title' | 'type' | 'location' | 'from_time' | 'to_time'>
}

/** Undefined: the order has no event, or whoever made it has gone and left no e-mail. */
export async function readOrderFacts(db: Reader, order_id: number): Promise<OrderFacts | undefined> {
  const { event_order_id, state, full_name, email, language, final_price } = event_orders
  const { id: event_id, title, type, location, from_time, to_time } = events
  const [order] = await db
    .select({ event_order_id, state, full_name, email, language, final_price, event: { event_id, title, type, location, from_time, to_time } })
    .from(event_orders)
    .innerJoin(events, eq(events.id, event_orders.event))
    .where(eq(event_orders.id, order_id))
  return order && order.email !== '' ? order : undefined
}

/** The tickets of an order as its buyer sees them. */
export const readTicketsOfOrder = (db: Reader, order_id: number): Promise<TicketAnswer[]> => readTickets(db, eq(event_orders.id, order_id), 'buyer')

/** Money that has gone back. */
export interface RefundFacts {
  /** Whole taka. */
  amount: number
  reason: RefundReason
}

/** What has gone back of an order, and why the last of it did; undefined while nothing has. */
export async function readRefund(db: Reader, order_id: number): Promise<RefundFacts | undefined> {
  const rows = await db
    .select({ paisa: payment_attempts.refund_paisa, reason: payment_attempts.refund_reason })
    .from(payment_attempts)
    .where(and(eq(payment_attempts.event_order, order_id), eq(payment_attempts.state, 'refunded')))
    .orderBy(desc(sql`coalesce(${payment_attempts.refunded_at}, ${payment_attempts.created_at})`))
  const [last] = rows
  if (!last) return undefined
  const paisa = rows.reduce((sum, row) => sum + (row.paisa ?? 0), 0)
  // As the order's own page rounds it: in the buyer's favour.
  return { amount: Math.ceil(paisa / 100), reason: REFUND_REASONS.find((reason) => reason === last.reason) ?? 'other' }
}
