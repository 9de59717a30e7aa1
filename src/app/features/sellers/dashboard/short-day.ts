import type { Formatter } from '#contract/core/format.ts'
import { noonOf } from '#contract/core/time.ts'

/** `16 Dec`. @param day `YYYY-MM-DD` in Dhaka */
export const shortDay = (day: string, format: Formatter): string => {
  const noon = noonOf(day)
  return `${format.dayNumber(noon)} ${format.monthShort(noon)}`
}
