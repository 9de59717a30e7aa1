import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { PurchaseMoney } from '#contract/purchases/purchase-money.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import { payment_attempts, refunds } from '../db/tables/payments.ts'
import type { Attempt } from './payment/attempts.ts'
import type { Purchase } from './purchase-handler.ts'
import type { Refund } from './refunds/owe-back.ts'

/** A payment for which money came, and what goes back to the buyer. */
export interface PaidAttempt extends Attempt {
  refunds: Refund[]
}

/** The payments of purchases for which money came, the earliest first. */
export async function readMoney(db: Pick<Tx, 'select'>, ids: readonly number[]): Promise<PaidAttempt[]> {
  if (ids.length === 0) return []
  const came = and(inArray(payment_attempts.purchase, [...ids]), isNotNull(payment_attempts.paid_paisa))
  const rows = await db
    .select({ attempt: payment_attempts, refund: refunds })
    .from(payment_attempts)
    .leftJoin(refunds, eq(refunds.attempt, payment_attempts.id))
    .where(came)
    .orderBy(asc(payment_attempts.id), asc(refunds.part))
  const byAttempt = Map.groupBy(rows, ({ attempt }) => attempt.id)
  return [...byAttempt.values()].flatMap((all) => all.slice(0, 1).map(({ attempt }) => ({ ...attempt, refunds: all.flatMap(({ refund }) => refund ?? []) })))
}

/** What a purchase's buyer sees about the money. Only a purchase that is Completed has a payment: that of the attempt whose money was kept. */
export function moneyOf(attempts: readonly PaidAttempt[], { id, state }: Pick<Purchase, 'id' | 'state'>): PurchaseMoney {
  const own = attempts.filter(({ purchase }) => purchase === id)
  const kept = state === 'confirmed' ? own.find((attempt) => attempt.state === 'succeeded') : undefined
  return {
    payment: kept?.decided_at ? { paid_at: kept.decided_at, method: kept.card_type ?? '', tran_id: kept.tran_id } : null,
    refunds: own.flatMap((attempt) => attempt.refunds.map(toldOf)),
  }
}

/** Whole taka: what is paid at our gateway is what a purchase costs, and a part of a taka that another party took is rounded in the buyer's favour. */
function toldOf(refund: Refund): PurchaseMoney['refunds'][number] {
  const { paisa, reason, asked_at, refunded_at, reference } = refund
  return { amount_taka: Math.ceil(paisa / 100), state: stateOf(refund), reason, at: refunded_at ?? asked_at, ...(reference !== null && { reference }) }
}

/** A refund that was refused and is asked for again has not set out yet: no buyer reads that it is on its way. */
const stateOf = ({ state, failures, refund_ref_id }: Refund): PurchaseMoney['refunds'][number]['state'] =>
  state === 'pending' && failures > 0 && refund_ref_id === null ? 'failed' : state
