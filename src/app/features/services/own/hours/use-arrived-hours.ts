import { useEffect, useEffectEvent, useRef } from 'react'
import type { TeamHours } from '#contract/services/team-hours.ts'
import { dismiss, loadOutbox, useOutbox } from '../../../../state/outbox/outbox.ts'
import { readClosing } from './closing-entry.ts'
import { loadHours } from './hours-calls.ts'

/**
 * Takes over closings that were sent later, whichever page or worker sent them: the hours are read again, and the closings leave the outbox.
 * @param take gets all hours as the service had them then.
 */
export function useArrivedHours(take: (hours: TeamHours) => void): void {
  const entries = useOutbox((outbox) => outbox.entries)
  useEffect(() => void loadOutbox(), [])
  /** An entry stays for a moment after it was taken over, while others come. */
  const taken = useRef(new Set<string>())
  const arrive = useEffectEvent((hours: TeamHours) => take(hours))
  useEffect(() => {
    const arrived = entries.flatMap((entry) => readClosing(entry) ?? []).filter(({ id, state }) => state === 'sent' && !taken.current.has(id))
    if (arrived.length === 0) return
    for (const { id } of arrived) taken.current.add(id)
    void loadHours({ fresh: true })
      .then(({ value }) => arrive(value), noAnswer)
      .then(() => Promise.all(arrived.map(({ id }) => dismiss(id))))
  }, [entries])
}

/** They are read again with the next look. */
const noAnswer = (): void => undefined
