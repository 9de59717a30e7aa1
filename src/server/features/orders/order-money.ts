import { and, inArray, isNotNull } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import type { readOrder } from '#contract/orders.ts'
import type { Tx } from '../../db/in-transaction.ts'
import { payment_attempts } from '../../db/tables/payments.ts'
import type { Attempt, Order } from './attempts.ts'

type Answer = AnswerOf<typeof readOrder>

const REFUND_STATE = { refund_pending: 'pending', refunded: 'refunded', refund_failed: 'failed' } as const

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

/** Whole taka: what is paid at our gateway is what an order costs, and a part of a taka that somebody else took is rounded in the buyer's favour. */
function refundOf({ state, refund_paisa, refund_reason, refund_asked_at, refunded_at }: Attempt): Answer['refunds'][number] | undefined {
  if (state !== 'refund_pending' && state !== 'refunded' && state !== 'refund_failed') return undefined
  const at = refunded_at ?? refund_asked_at
  if (refund_paisa === null || at === null) return undefined
  return { amount_taka: Math.ceil(refund_paisa / 100), state: REFUND_STATE[state], reason: refund_reason ?? '', at }
}
