import { errorFacts } from '../../http/responses/error-facts.ts'
import type { PaymentParts } from '../payment/payment-parts.ts'

/**
 * Waits for work, but not for ever: what is not done in time goes on by itself, and what goes wrong then is logged. Says whether it was done.
 * What fails in time fails here.
 */
export async function isWithin(work: Promise<unknown>, { ms, log }: { ms: number; log: PaymentParts['log'] }): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  let isLate = false
  const late = new Promise<false>((done) => {
    timer = setTimeout(() => {
      isLate = true
      done(false)
    }, ms)
  })
  const done = work.then(
    () => true,
    (error: unknown) => {
      if (!isLate) throw error
      log.warn({ error: errorFacts(error) }, 'a payment could not be judged; the next round will')
      return false
    },
  )
  try {
    return await Promise.race([done, late])
  } finally {
    clearTimeout(timer)
  }
}
