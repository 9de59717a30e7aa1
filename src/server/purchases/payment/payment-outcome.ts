import type { PaymentOutcome } from '#contract/purchases/payments.ts'
import type { Purchase } from '../purchase-handler.ts'
import { type Attempt, isUndecided } from './attempts.ts'

const OF_ATTEMPT: Partial<Record<Attempt['state'], PaymentOutcome>> = { failed: 'fail', expired: 'fail', cancelled: 'cancel' }

/**
 * What is known of paying a purchase: only what the gateway itself has said.
 * @param last its attempt that was begun last, if any.
 */
export function outcomeOf({ state }: Pick<Purchase, 'state'>, last: Pick<Attempt, 'state'> | undefined): PaymentOutcome {
  if (state === 'confirmed') return 'success'
  if (state === 'review' || state === 'confirming') return 'undecided'
  // Money that goes back has bought nothing.
  if (state === 'refund_due' || state === 'refunded') return 'fail'
  if (!last) return 'none'
  if (isUndecided(last)) return 'undecided'
  const outcome = OF_ATTEMPT[last.state]
  if (!outcome) throw new TypeError(`a purchase is ${state}, and its attempt ${last.state}`)
  return outcome
}
