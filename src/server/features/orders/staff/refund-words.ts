import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { payment_attempts } from '../../../db/tables/payments.ts'
import type { Attempt, Order } from '../payment/attempts.ts'
import { printable } from './staff-order.ts'

/** The payments of an order that are owed back or have gone back, the earliest first. */
export const readRefunds = (tx: Pick<Tx, 'select'>, { id }: Pick<Order, 'id'>): Promise<Attempt[]> =>
  tx
    .select()
    .from(payment_attempts)
    .where(and(eq(payment_attempts.event_order, id), inArray(payment_attempts.state, ['refund_pending', 'refund_failed', 'refunded'])))
    .orderBy(asc(payment_attempts.n))

/** Where the money of one payment is on its way back, in words for staff: only what is known. */
export function refundWords(attempt: Attempt): string {
  const { state, refund_reference, refunded_at, refund_check_at, refund_ref_id, refund_checks } = attempt
  const next = refund_check_at === null ? '' : `; asked again at ${atMinute(refund_check_at)}`
  if (state === 'refunded' && refund_reference !== null) return `given back by hand at ${atMinute(refunded_at)}, reference ${printable(refund_reference)}`
  if (state === 'refunded') return `given back through the payment provider at ${atMinute(refunded_at)}`
  if (state === 'refund_failed') return `${refusedWords(attempt)}; it waits for you`
  if (attempt.refund_failures > 0 && refund_ref_id === null) return `${refusedWords(attempt)}${next}`
  if (refund_ref_id !== null) return `the payment provider is working on it, its reference is ${printable(refund_ref_id)}${next}`
  return refund_checks === 0 ? 'the payment provider is asked within a minute' : `the payment provider has not answered yet${next}`
}

function refusedWords({ refund_failures, refund_fault }: Attempt): string {
  const times = refund_failures === 1 ? 'once' : `${refund_failures} times`
  return `the payment provider has refused it ${times}${refund_fault ? ` (${printable(refund_fault)})` : ''}`
}

/** In UTC. */
export const atMinute = (at: string | null): string => (at ?? '').slice(0, 16).replace('T', ' ')
