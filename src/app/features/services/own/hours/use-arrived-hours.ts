import { useEffect, useEffectEvent, useRef } from 'react'
import type { TeamHours } from '#contract/services/team-hours.ts'
import { dismiss, loadOutbox, useOutbox } from '../../../../state/outbox/outbox.ts'
import { readClosing } from './closing-entry.ts'
import { keepHours } from './hours-calls.ts'

/**
 * Takes over closings that were sent later, whichever page or worker sent them: what stands then is shown, and they leave the outbox.
 * @param take gets all hours as the service had them then.
 */
export function useArrivedHours(take: (hours: TeamHours) => void): void {
  const entries = useOutbox((outbox) => outbox.entries)
  useEffect(() => void loadOutbox(), [])
  /** An entry stays for a moment after it was taken over, while others come. */
  const taken = useRef(new Set<string>())
  const arrive = useEffectEvent((hours: TeamHours) => take(hours))
  useEffect(() => {
    for (const entry of entries) {
      const closing = readClosing(entry)
      if (closing?.state !== 'sent' || taken.current.has(closing.id)) continue
      taken.current.add(closing.id)
      if (closing.answer) {
        void keepHours(closing.answer)
        arrive(closing.answer)
      }
      void dismiss(closing.id)
    }
  }, [entries])
}
