import type { Formatter } from '../core/format.ts'
import { DAY_MS } from '../core/time.ts'

/** Days by their names; of three and more in a row the first and the last. @param days `YYYY-MM-DD`, in their order */
export function dayNames(days: readonly string[], { dayShort, list }: Pick<Formatter, 'dayShort' | 'list'>): string {
  const runs: string[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && Date.parse(day) - Date.parse(before) === DAY_MS) run.push(day)
    else runs.push([day])
  }
  return list(
    runs.flatMap((run) => {
      const names = run.map(dayShort)
      return names.length > 2 ? [`${names[0]} – ${names.at(-1)}`] : names
    }),
  )
}
