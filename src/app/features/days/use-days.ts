import { useEffect, useState } from 'react'
import type { DayEntry } from '#contract/days/day-entries.ts'
import { useConnection } from '../../state/connection/connection.ts'
import { storedDayEntries } from '../../state/days/stored-days.ts'
import { useSession } from '../../state/session/session.ts'
import { refreshDays } from './calls.ts'

/**
 * What stands in the days of the user of this phone: as it keeps it, at once, and again when the service has been asked behind it.
 * @returns undefined until the phone was read.
 */
export function useDays(isSeller: boolean): DayEntry[] | undefined {
  const user = useSession(({ account }) => account?.id)
  const isSignedIn = useSession(({ token }) => token !== null)
  const [entries, setEntries] = useState<DayEntry[]>()
  const [asked, setAsked] = useState(0)
  // Asked again when the connection changes: what did not come may come now.
  useEffect(() => useConnection.subscribe(() => setAsked((times) => times + 1)), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has other days, and another try may find more.
  useEffect(() => {
    const ending = new AbortController()
    const show = async () => {
      // A phone that does not let us look keeps nothing.
      const found = await storedDayEntries().catch((): DayEntry[] => [])
      if (!ending.signal.aborted) setEntries(found)
    }
    const refresh = async () => {
      await refreshDays({ isSeller, now: Date.now() }, ending.signal)
      if (!ending.signal.aborted) await show()
    }
    void show().then(() => (isSignedIn && !ending.signal.aborted ? refresh() : undefined))
    return () => ending.abort()
  }, [user, isSignedIn, isSeller, asked])
  return entries
}
