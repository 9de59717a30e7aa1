import { useEffect, useEffectEvent } from 'react'
import { isOpenBooking } from '#contract/bookings/booking-rules.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { upperCase } from '#contract/core/one-form.ts'
import { useAskingAgain } from '../../../nouns/use-asking-again.ts'
import { useServiceNow } from '../../../nouns/use-service-now.ts'
import { dismiss } from '../../../state/outbox/outbox.ts'
import { serviceNow } from '../../../state/service-clock.ts'
import type { UsedAnswer } from '../../../wire/use-answer.ts'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { useLookingAgain } from '../../../wire/use-looking-again.ts'
import { loadBooking } from '../calls.ts'
import { type BookingStep, type KnownBooking, withSteps } from './booking-step.ts'
import { useSteps } from './use-steps.ts'

export interface UsedBooking extends UsedAnswer<Booking> {
  /** With what this phone has to send. */
  known: KnownBooking | undefined
}

/** The gateway or staff have not decided yet. */
const UNDECIDED: readonly string[] = ['paying', 'confirming', 'review']

/** One booking by its number, with what waits on this phone. It is asked for again whenever its reader comes back to it. */
export function useBooking(number: string): UsedBooking {
  const used = useCachedAnswer((options) => loadBooking(number, options), `booking ${upperCase(number)}`)
  const booking = used.answer?.value
  const steps = useSteps().filter(({ about }) => about.number === booking?.number)
  const now = useServiceNow()
  const isUndecided = booking?.state === 'held' && UNDECIDED.includes(booking.purchase?.state ?? '')
  useAskingAgain({ isWaiting: isUndecided, after: used.answer ?? used.problem, ask: used.reload })
  useLookingAgain(booking !== undefined && (isOpenBooking(booking.state) || booking.state === 'no-show'), used.reload)

  // What was sent in the meantime is known here, so that the outbox needs to say it no longer.
  const sent = steps.filter((step) => step.answer !== undefined)
  const settle = useEffectEvent((version: number) => {
    const isSeen = ({ answer }: BookingStep) => (answer?.version ?? 0) <= version
    for (const { id } of sent.filter(isSeen)) void dismiss(id)
    if (!sent.every(isSeen)) used.reload()
  })
  const sentIds = sent.map(({ id }) => id).join(' ')
  const version = booking?.version
  useEffect(() => {
    if (sentIds !== '' && version !== undefined) settle(version)
  }, [sentIds, version])

  return { ...used, known: booking && withSteps(booking, steps, now ?? serviceNow()) }
}
