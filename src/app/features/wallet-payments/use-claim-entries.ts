import { useEffect, useEffectEvent, useMemo } from 'react'
import { dismiss, loadOutbox, useOutbox } from '../../state/outbox/outbox.ts'
import { type ClaimEntry, isRefused, readClaimEntry } from './claim-entry.ts'

/** What this phone has stored of payments by mobile wallet, the first first. */
export function useClaimEntries(): ClaimEntry[] {
  const entries = useOutbox((outbox) => outbox.entries)
  const isKnown = useOutbox((outbox) => outbox.isKnown)
  useEffect(() => {
    if (!isKnown) void loadOutbox()
  }, [isKnown])
  return useMemo(() => entries.flatMap((entry) => readClaimEntry(entry) ?? []), [entries])
}

/** Asks again once something has gone out or was refused; what was sent is shown by its screen from then on. */
export function useSettled(entries: readonly ClaimEntry[], reload: () => void): void {
  const settled = entries.filter((entry) => entry.state === 'sent' || isRefused(entry))
  const look = useEffectEvent(() => {
    reload()
    for (const { id, state } of settled) if (state === 'sent') void dismiss(id)
  })
  const ids = settled.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (ids !== '') look()
  }, [ids])
}
