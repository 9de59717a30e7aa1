import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { payment_attempts, refunds } from '../../db/tables/payments.ts'
import type { Purchase } from '../purchase-handler.ts'
import type { OwedBack } from '../refunds/give-money-back.ts'
import type { Refund } from '../refunds/owe-back.ts'
import { printable } from './staff-purchase.ts'

/** The money of a purchase that is owed back or has gone back, the earliest first. */
export const readRefunds = (tx: Pick<Tx, 'select'>, { id }: Pick<Purchase, 'id'>, which?: SQL): Promise<OwedBack[]> =>
  tx
    .select({ refund: refunds, attempt: payment_attempts })
    .from(refunds)
    .innerJoin(payment_attempts, eq(payment_attempts.id, refunds.attempt))
    .where(and(eq(payment_attempts.purchase, id), which))
    .orderBy(asc(payment_attempts.n), asc(refunds.part))

/** Where money is on its way back, in words for staff: only what is known. */
export function refundWords(refund: Refund): string {
  const { state, reference, refunded_at, check_at, refund_ref_id, checks } = refund
  const next = check_at === null ? '' : `; asked again at ${atMinute(check_at)}`
  if (state === 'refunded' && reference !== null) return `given back by hand at ${atMinute(refunded_at)}, reference ${printable(reference)}`
  if (state === 'refunded') return `given back through the payment provider at ${atMinute(refunded_at)}`
  if (state === 'failed') return `${refusedWords(refund)}; it waits for you`
  if (refund.failures > 0 && refund_ref_id === null) return `${refusedWords(refund)}${next}`
  if (refund_ref_id !== null) return `the payment provider is working on it, its reference is ${printable(refund_ref_id)}${next}`
  return checks === 0 ? 'the payment provider is asked within a minute' : `the payment provider has not answered yet${next}`
}

function refusedWords({ failures, fault }: Refund): string {
  const times = failures === 1 ? 'once' : `${failures} times`
  return `the payment provider has refused it ${times}${fault ? ` (${printable(fault)})` : ''}`
}

/** In UTC. */
export const atMinute = (at: string | null): string => (at ?? '').slice(0, 16).replace('T', ' ')
