import { and, eq } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { checkPayment as endpoint } from '#contract/purchases/payments.ts'
import type { PaymentMethod } from '#contract/purchases/purchase-kinds.ts'
import { paymentStatusOf, receivedOf } from '#contract/purchases/purchase-rules.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { purchases } from '../../db/tables/purchases.ts'
import { isOf } from '../buyers.ts'
import { isWithin } from '../concurrency/within.ts'
import { isUndecided } from './attempts.ts'
import { GATEWAY_PATIENCE_MS } from './gateway-patience.ts'
import { outcomeOf } from './payment-outcome.ts'
import type { PaymentParts } from './payment-parts.ts'
import { readPaymentState } from './read-payment-state.ts'
import { settle } from './settle.ts'

/** The gateway is asked about one attempt so seldom, however many ask. */
const ASKED_EVERY_MS = 3000
const MOST_REMEMBERED = 10_000

type Answer = AnswerOf<typeof endpoint>
type CheckPayment = (user_id: number, number: string) => Promise<Answer>

/**
 * Says what is known of paying a purchase, to its buyer. What is not decided is asked of the gateway, every 3 s at most.
 * @param clock milliseconds that only go forward.
 * @throws {Problem} not-found
 */
export function openCheck(parts: PaymentParts, clock: () => number): CheckPayment {
  const askedAt = new Map<string, number>()
  const mayAsk = (tran_id: string): boolean => {
    const now = clock()
    if (now - (askedAt.get(tran_id) ?? Number.NEGATIVE_INFINITY) < ASKED_EVERY_MS) return false
    if (askedAt.size >= MOST_REMEMBERED) askedAt.clear()
    askedAt.set(tran_id, now)
    return true
  }
  return async (user_id, number) => {
    const before = await readState(parts.db, user_id, number)
    const { last } = before
    if (!last || !isUndecided(last) || last.state === 'opening' || !mayAsk(last.tran_id)) return before.answer
    await isWithin(settle(parts, { tran_id: last.tran_id }), { ms: GATEWAY_PATIENCE_MS, log: parts.log })
    return (await readState(parts.db, user_id, number)).answer
  }
}

async function readState(db: Pick<Tx, 'select'>, user_id: number, number: string) {
  const mine = and(isOf(user_id), eq(purchases.number, number))
  const purchase = await readPaymentState(db, mine)
  if (!purchase) throw new Problem('not-found')
  const { last } = purchase
  const answer: Answer = {
    // Cash is not paid here, but for what is paid in advance.
    outcome: isPaidElsewhere(purchase) ? 'none' : outcomeOf(purchase, last),
    event_order_id: number,
    kind: purchase.kind,
    order_state: purchase.state,
    payment_status: paymentStatusOf(purchase.state, receivedOf(purchase.method, false)),
  }
  return { answer, last }
}

/** The payment provider has nothing to do with it: it is paid in cash alone, or by mobile wallet to its seller. */
const isPaidElsewhere = ({ method, advance }: { method: PaymentMethod; advance: number }): boolean => method === 'wallet' || (method === 'cod' && advance === 0)
