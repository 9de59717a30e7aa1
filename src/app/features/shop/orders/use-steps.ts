import { useEffect, useMemo } from 'react'
import { loadOutbox, useOutbox } from '../../../state/outbox/outbox.ts'
import { type OrderStep, readStep } from './order-step.ts'

/** Steps of orders that this phone has stored, the first first. */
export function useSteps(): OrderStep[] {
  const entries = useOutbox((outbox) => outbox.entries)
  const isKnown = useOutbox((outbox) => outbox.isKnown)
  useEffect(() => {
    if (!isKnown) void loadOutbox()
  }, [isKnown])
  return useMemo(() => entries.flatMap((entry) => readStep(entry) ?? []), [entries])
}
