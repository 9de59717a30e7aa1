import { useEffect, useMemo } from 'react'
import { loadOutbox, useOutbox } from '../../../state/outbox/outbox.ts'
import { type ReturnStep, readReturnStep } from './return-step.ts'

/** What this phone has stored of complaints, the first first. */
export function useReturnSteps(): ReturnStep[] {
  const entries = useOutbox((outbox) => outbox.entries)
  const isKnown = useOutbox((outbox) => outbox.isKnown)
  useEffect(() => {
    if (!isKnown) void loadOutbox()
  }, [isKnown])
  return useMemo(() => entries.flatMap((entry) => readReturnStep(entry) ?? []), [entries])
}
