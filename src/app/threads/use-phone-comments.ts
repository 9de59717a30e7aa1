import { useEffect, useState } from 'react'
import { allGuestComments, type GuestComment } from '../state/outbox/guest-comments.ts'
import { loadOutbox, type OutboxEntry, useOutbox } from '../state/outbox/outbox.ts'
import { storedText } from '../state/stored.ts'
import type { AgedAnswer } from '../ui/lists/seen-at.ts'
import { askAgain } from './follow-guest.ts'

/** When the service was asked about them last, ISO 8601. */
const ASKED = storedText('hatkhola-guest-asked')

interface PhoneComments {
  /** The oldest first; undefined while the phone is being read. */
  held: readonly GuestComment[] | undefined
  /** How old it is; undefined where the service was never asked. */
  age: AgedAnswer | undefined
}

/** Everything that was written on this phone without an account: at once as the phone has it, then as the service says it stands. */
export function usePhoneComments(): PhoneComments {
  const [held, setHeld] = useState<readonly GuestComment[]>()
  const [age, setAge] = useState(() => agedBy(ASKED.read(), 'device'))
  useEffect(() => {
    let isOver = false
    void loadOutbox()
    const follow = async () => {
      const known = await allGuestComments()
      if (isOver) return
      setHeld(known)
      const now = await askAgain(known)
      if (isOver) return
      const at = new Date().toISOString()
      ASKED.write(at)
      setHeld(now)
      setAge(agedBy(at, 'network'))
    }
    // Without an answer it stands as the phone has it, with its age.
    const look = () => void follow().catch(() => undefined)
    look()
    const stop = useOutbox.subscribe((now, before) => sentIn(now) !== sentIn(before) && look())
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return { held, age }
}

const sentIn = ({ entries }: { entries: readonly OutboxEntry[] }): number => entries.filter(({ state }) => state === 'sent').length

const agedBy = (fetchedAt: string | undefined, from: AgedAnswer['from']): AgedAnswer | undefined =>
  fetchedAt === undefined || Number.isNaN(Date.parse(fetchedAt)) ? undefined : { fetchedAt, from }
