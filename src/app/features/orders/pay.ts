import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { lowerCase } from '#contract/core/one-form.ts'
import { Problem } from '#contract/core/problem.ts'
import { openPayment } from './calls.ts'

interface Pay {
  /** To be called by a tap, never by itself. */
  pay: () => void
  /** The provider's page is asked for, or on its way. */
  isBusy: boolean
  /** Why it did not open. Nothing was charged. */
  problem: Problem | undefined
}

/**
 * Leaves for the payment provider's page. A refusal leads to the order with `?payment_status=failed`.
 * @param onRefused the order may have moved on. @param goToFailed shows a purchase of another kind whose payment could not be begun
 * @see Specification §8 "Payment initiation error"
 */
export function usePay(event_order_id: string, onRefused: () => void, goToFailed?: () => Promise<void>): Pay {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  useEffect(() => {
    // Brought back as it was left: it is not being left any more.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const go = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const address = await openPayment(event_order_id)
      if (!/^https?:/.test(address)) throw new Problem('strange-answer')
      // Stays busy until the other page is there.
      location.assign(address)
    } catch (cause) {
      const why = cause instanceof Problem ? cause : new Problem('bug', { cause })
      setBusy(false)
      setProblem(why)
      if (why.status > 0) onRefused()
      if (why.status !== 400 && why.status !== 500) return
      if (goToFailed) return goToFailed()
      const eventOrderId = lowerCase(event_order_id)
      await router.navigate({
        to: '/event_order/$eventOrderId',
        params: { eventOrderId },
        search: { payment_status: 'failed' },
        replace: true,
        resetScroll: false,
      })
    }
  }
  return { pay: () => void go(), isBusy, problem }
}
