import { useEffect, useState } from 'react'
import type { DayEntry } from '#contract/days/day-entries.ts'
import { type Clash, firstClash, type Span } from '#contract/days/overlaps.ts'
import { useSession } from '../session/session.ts'
import { storedDayEntries } from './stored-days.ts'

export interface OverlapWarning {
  clash: Clash
  /** With what. */
  entry: DayEntry
}

/**
 * What a time that is about to be booked or bought would clash with, by what this phone keeps; undefined: nothing, or the phone was not read yet. It
 * warns, and forbids nothing.
 * @param span undefined while no time is chosen. @param besides key of an entry that is the same thing: other tickets of the event, the booking that moves
 */
export function useOverlap(span: Span | undefined, besides?: string): OverlapWarning | undefined {
  const user = useSession(({ account }) => account?.id)
  const [entries, setEntries] = useState<DayEntry[]>([])
  const isAsked = span !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has other days.
  useEffect(() => {
    if (!isAsked) return
    let isMine = true
    const take = (found: DayEntry[]) => isMine && setEntries(found)
    // A phone that does not let us look warns of nothing.
    storedDayEntries().then(take, () => take([]))
    return () => {
      isMine = false
    }
  }, [isAsked, user])
  if (!span) return undefined
  const found = firstClash(
    span,
    entries.filter(({ key }) => key !== besides),
  )
  return found && { clash: found.clash, entry: found.entry }
}
