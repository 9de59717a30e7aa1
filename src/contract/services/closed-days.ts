/** Days on which many in Bangladesh work otherwise: offered to a seller, never set without being asked. */
import { DAY_MS } from '../core/time.ts'
import type { WindowKind } from './window-kinds.ts'

export interface OfferedDays {
  kind: Exclude<WindowKind, 'own'>
  /** Days in Dhaka, both included. */
  from: string
  until: string
  /** By the moon: it may come a day earlier or later. */
  is_by_moon: boolean
}

/** Month and day of those that fall on the same day every year. */
const FIXED = [
  ['language-day', '02-21'],
  ['independence-day', '03-26'],
  ['bangla-new-year', '04-14'],
  ['may-day', '05-01'],
  ['victory-day', '12-16'],
  ['christmas', '12-25'],
] as const

/** Bangladesh sees the moon a day after the calendar that computers know. */
const DAYS_LATER = 1
/** Days that work rests around each Eid: the one before, and two from it on. */
const EID = { before: 1, after: 2 } as const

const MOON = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' })

/** Month and day of the Islamic calendar in Bangladesh. @param ms midnight of a day in UTC */
function moonDay(ms: number): { month: number; day: number } {
  const parts = Object.fromEntries(MOON.formatToParts(ms - DAYS_LATER * DAY_MS).map(({ type, value }) => [type, Number.parseInt(value, 10)]))
  return { month: parts.month ?? 0, day: parts.day ?? 0 }
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Days of that kind which end on `from` or later and begin within the following `days`, in their order. @param from `YYYY-MM-DD` */
export function offeredDays(from: string, days: number): OfferedDays[] {
  const start = Date.parse(`${from}T00:00:00Z`)
  const offered = [...fixedDays(start, days), ...moonDays(start, days)]
  return offered.filter(({ until }) => until >= from).toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

function fixedDays(start: number, days: number): OfferedDays[] {
  const years = [0, 1, 2].map((more) => new Date(start).getUTCFullYear() + more)
  const all = years.flatMap((year) => FIXED.map(([kind, day]): OfferedDays => ({ kind, from: `${year}-${day}`, until: `${year}-${day}`, is_by_moon: false })))
  return all.filter(({ from }) => from <= dayOf(start + days * DAY_MS))
}

/** A month before is looked at as well: what has begun is still offered. */
function moonDays(start: number, days: number): OfferedDays[] {
  const found: OfferedDays[] = []
  let ramadan: number | undefined
  for (let ms = start - 31 * DAY_MS; ms <= start + (days + 31) * DAY_MS; ms += DAY_MS) {
    const { month, day } = moonDay(ms)
    const isBegun = ms <= start + days * DAY_MS
    if (month === 9 && day === 1) ramadan = ms
    if (month === 10 && day === 1) {
      if (ramadan !== undefined && ramadan <= start + days * DAY_MS) found.push(moonWindow('ramadan', ramadan, ms - DAY_MS))
      if (isBegun) found.push(moonWindow('eid-ul-fitr', ms - EID.before * DAY_MS, ms + EID.after * DAY_MS))
    }
    if (month === 12 && day === 10 && isBegun) found.push(moonWindow('eid-ul-azha', ms - EID.before * DAY_MS, ms + EID.after * DAY_MS))
  }
  return found
}

const moonWindow = (kind: OfferedDays['kind'], from: number, until: number): OfferedDays => ({ kind, from: dayOf(from), until: dayOf(until), is_by_moon: true })
