import type { Formatter } from '#contract/core/format.ts'

/** `16 Dec`. @param day `YYYY-MM-DD` in Dhaka */
export const shortDay = (day: string, format: Formatter): string => {
  const noon = `${day}T06:00:00Z`
  return `${format.dayNumber(noon)} ${format.monthShort(noon)}`
}
