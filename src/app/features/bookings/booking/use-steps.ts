import { useEffect, useMemo } from 'react'
import { loadOutbox, useOutbox } from '../../../state/outbox/outbox.ts'
import { type BookingStep, readStep } from './booking-step.ts'

/** Steps of bookings that this phone has stored, the first first. */
export function useSteps(): BookingStep[] {
  const entries = useOutbox((outbox) => outbox.entries)
  const isKnown = useOutbox((outbox) => outbox.isKnown)
  useEffect(() => {
    if (!isKnown) void loadOutbox()
  }, [isKnown])
  return useMemo(() => entries.flatMap((entry) => readStep(entry) ?? []), [entries])
}
