import { useEffect, useState } from 'react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { Problem } from '#contract/core/problem.ts'
import { makePurchase, openPayment } from './make-now.ts'

interface Pay {
  /** To be called by a tap, never by itself. */
  pay: () => void
  /** The provider's page is asked for, or on its way. */
  isBusy: boolean
  /** Why it did not open. Nothing was charged. */
  problem: Problem | undefined
}

/**
 * Leaves for the payment provider's page: the purchase is made at the tap. Back to a page that is open leads no second purchase.
 * @param onChanged gets the booking with its purchase. @param onRefused it may have moved on
 */
export function usePayBooking(booking: Booking, { onChanged, onRefused }: { onChanged: (booking: Booking) => void; onRefused: () => void }): Pay {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  useEffect(() => {
    // Brought back as it was left: it is not being left any more.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const purchaseOf = async (): Promise<string> => {
    if (booking.purchase?.state === 'confirming') return booking.purchase.number
    const made = await makePurchase(booking.number)
    onChanged(made)
    if (!made.purchase) throw new Problem('strange-answer')
    return made.purchase.number
  }
  const go = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const address = await openPayment(await purchaseOf())
      if (!/^https?:/.test(address)) throw new Problem('strange-answer')
      // Stays busy until the other page is there.
      location.assign(address)
    } catch (cause) {
      const why = cause instanceof Problem ? cause : new Problem('bug', { cause })
      setBusy(false)
      setProblem(why)
      if (why.status > 0) onRefused()
    }
  }
  return { pay: () => void go(), isBusy, problem }
}
