import { useFormat } from './use-format.ts'

/** Writes a deadline: `Sat 28 Nov, 4:30 pm`. */
export function useShortMoment(): (iso: string) => string {
  const format = useFormat()
  return (iso) => `${format.dayShort(iso)}, ${format.time(iso)}`
}
