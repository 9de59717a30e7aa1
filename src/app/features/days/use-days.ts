import { useEffect, useState } from 'react'
import type { DayEntry } from '#contract/days/day-entries.ts'
import { storedDayEntries } from '../../state/days/stored-days.ts'
import { useSession } from '../../state/session/session.ts'
import { onReconnect } from '../../wire/reconnect.ts'
import { refreshDays } from './calls.ts'

/**
 * What stands in the days of the user of this phone: as it keeps it, at once, and again when the service has answered.
 * @returns undefined until the phone was read.
 */
export function useDays(isSeller: boolean): DayEntry[] | undefined {
  const user = useSession(({ account }) => account?.id)
  const isSignedIn = useSession(({ token }) => token !== null)
  const [found, setFound] = useState<{ of: number | undefined; entries: DayEntry[] }>()
  const [tries, setTries] = useState(0)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => (isMissing ? onReconnect(() => setTries((times) => times + 1)) : undefined), [isMissing])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try may find more.
  useEffect(() => {
    const ending = new AbortController()
    const show = async () => {
      // A phone whose storage cannot be read has nothing to show.
      const entries = await storedDayEntries().catch((): DayEntry[] => [])
      if (!ending.signal.aborted) setFound({ of: user, entries })
    }
    const refresh = async () => {
      setMissing(false)
      const isComplete = await refreshDays({ isSeller }, ending.signal)
      if (ending.signal.aborted) return
      setMissing(!isComplete)
      await show()
    }
    void show().then(() => (isSignedIn && !ending.signal.aborted ? refresh() : undefined))
    return () => ending.abort()
  }, [user, isSignedIn, isSeller, tries])
  // What was found for another account is not shown to this one.
  return found?.of === user ? found?.entries : undefined
}
