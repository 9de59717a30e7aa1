import type { DayEntry } from '#contract/days/day-entries.ts'
import { useSession } from '../session/session.ts'

/** What stands in the days of the present user of this phone, by what it keeps alone: nothing is asked. */
export async function storedDayEntries(): Promise<DayEntry[]> {
  const { readDayEntries } = await import('#device/days/stored-days.ts')
  return readDayEntries(useSession.getState().account?.id ?? null)
}
