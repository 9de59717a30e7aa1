import { and, inArray, isNotNull } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import type { readOrder } from '#contract/orders/orders.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { payment_attempts } from '../../db/tables/payments.ts'
import type { Attempt, Order } from './payment/attempts.ts'

type Answer = AnswerOf<typeof readOrder>
type Refund = Answer['refunds'][number]

/** The attempts of orders for which money came, the earliest first. */
export async function readMoney(db: Pick<Tx, 'select'>, orders: number[]): Promise<Attempt[]> {
  if (orders.length === 0) return []
  const came = and(inArray(payment_attempts.event_order, orders), isNotNull(payment_attempts.paid_paisa))
  return db.select().from(payment_attempts).where(came).orderBy(payment_attempts.id)
}

/** What an order's buyer is told of money. Only an order that is Completed has a payment: that of the attempt whose money was kept. */
export function moneyOf(attempts: readonly Attempt[], { id, state }: Pick<Order, 'id' | 'state'>): Pick<Answer, 'payment' | 'refunds'> {
  const own = attempts.filter(({ event_order }) => event_order === id)
  const kept = state === 'confirmed' ? own.find((attempt) => attempt.state === 'succeeded') : undefined
  return {
    payment: kept?.decided_at ? { paid_at: kept.decided_at, method: kept.card_type ?? '', tran_id: kept.tran_id } : null,
    refunds: own.flatMap((attempt) => refundOf(attempt) ?? []),
  }
}

/** Whole taka: what is paid at our gateway is what an order costs, and a part of a taka that another party took is rounded in the buyer's favour. */
function refundOf(attempt: Attempt): Refund | undefined {
  const { refund_paisa, refund_reason, refund_asked_at, refunded_at, refund_reference } = attempt
  const state = refundStateOf(attempt)
  const at = refunded_at ?? refund_asked_at
  if (state === undefined || refund_paisa === null || at === null) return undefined
  const reference = refund_reference === null ? {} : { reference: refund_reference }
  return { amount_taka: Math.ceil(refund_paisa / 100), state, reason: refund_reason ?? '', at, ...reference }
}

/** A refund that was refused and is asked for again has not set out yet: no buyer reads that it is on its way. */
function refundStateOf({ state, refund_failures, refund_ref_id }: Attempt): Refund['state'] | undefined {
  if (state === 'refund_pending') return refund_failures > 0 && refund_ref_id === null ? 'failed' : 'pending'
  if (state === 'refunded') return 'refunded'
  return state === 'refund_failed' ? 'failed' : undefined
}
