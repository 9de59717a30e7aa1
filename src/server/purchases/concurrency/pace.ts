import type { Payment } from '../../adapters/payment/payment.ts'

/**
 * So many requests a second are sent at most, each in its turn and never several at the same moment, so that buyers who order meanwhile hardly
 * notice: ten thousand unpaid pages or five thousand refunds take some four minutes, of the five they may.
 */
const A_SECOND = { questions: 40, refunds: 20 } as const
/** However slow the gateway is: fewer than the database has connections, which those who order need too. */
const MOST = 6
/** Beside those that wait for the gateway: their work on the database. */
const AT_WORK = 2
/** How much the last answer counts in the mean. */
const WEIGHT = 0.1

/** How many requests may be under way, by what the gateway answers. */
export interface Pace {
  /** The same gateway, watched. */
  payment: Payment
  room: () => number
}

/**
 * Adapts to the gateway: as many requests at once as it takes to send so many a second at the time its answers take, never more than six.
 * Each that is not answered halves what is allowed, each that is allows one more. While the gateway rests nothing is asked.
 * @param how what is asked. `ending`: nothing more is taken when it is aborted.
 */
export function watchPace(payment: Payment, { of = 'questions', ending }: { of?: keyof typeof A_SECOND; ending?: AbortSignal } = {}): Pace {
  let seconds = 0
  let allowed = MOST
  const turn = evenly(1000 / A_SECOND[of])
  const watched =
    <A extends unknown[], R extends { kind: string }>(ask: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      await turn()
      const begun = performance.now()
      const said = await ask(...args)
      seconds += WEIGHT * ((performance.now() - begun) / 1000 - seconds)
      allowed = said.kind === 'unknown' ? Math.max(1, allowed / 2) : Math.min(MOST, allowed + 1)
      return said
    }
  return {
    payment: {
      ...payment,
      confirm: watched((val_id) => payment.confirm(val_id)),
      query: watched((tran_id) => payment.query(tran_id)),
      refund: watched((wanted) => payment.refund(wanted)),
      refundState: watched((refund_ref_id) => payment.refundState(refund_ref_id)),
    },
    room: () => (ending?.aborted || payment.isResting() ? 0 : Math.floor(Math.min(allowed, AT_WORK + Math.ceil(A_SECOND[of] * seconds)))),
  }
}

/** What gives one turn after the other, at least so many milliseconds apart. After a timer that came late the next turn comes a little sooner. */
function evenly(ms: number): () => Promise<void> {
  let next = 0
  return async () => {
    const now = performance.now()
    next = Math.max(next + ms, now - ms)
    if (next > now) await new Promise<void>((resolve) => setTimeout(resolve, next - now))
  }
}
