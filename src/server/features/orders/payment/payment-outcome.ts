import type { PaymentOutcome } from '#contract/orders/payments.ts'
import { type Attempt, isUndecided, type Order } from './attempts.ts'

const OF_ATTEMPT: Partial<Record<Attempt['state'], PaymentOutcome>> = { failed: 'fail', expired: 'fail', cancelled: 'cancel' }

/**
 * What is known of paying an order: only what the gateway itself has said.
 * @param last its attempt that was begun last, if any.
 */
export function outcomeOf({ state }: Pick<Order, 'state'>, last: Pick<Attempt, 'state'> | undefined): PaymentOutcome {
  if (state === 'confirmed') return 'success'
  if (state === 'review' || state === 'confirming') return 'undecided'
  // Money that goes back has bought nothing.
  if (state === 'refund_due' || state === 'refunded') return 'fail'
  if (!last) return 'none'
  if (isUndecided(last)) return 'undecided'
  const outcome = OF_ATTEMPT[last.state]
  if (!outcome) throw new TypeError(`an order is ${state}, and its attempt ${last.state}`)
  return outcome
}
