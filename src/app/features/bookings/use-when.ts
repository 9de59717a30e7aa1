import { dhakaDay } from '#contract/core/time.ts'
import { useFormat } from '../../ui/formats/use-format.ts'

/** Writes from when to when something is: `Wed 16 Dec, 4:30 pm – 5:30 pm`. */
export function useWhen(): (starts_at: string, ends_at: string | null) => string {
  const format = useFormat()
  return (starts_at, ends_at) => {
    const start = `${format.dayShort(starts_at)}, ${format.time(starts_at)}`
    if (ends_at === null) return start
    return dhakaDay(starts_at) === dhakaDay(ends_at) ? `${start} – ${format.time(ends_at)}` : format.range(starts_at, ends_at)
  }
}
