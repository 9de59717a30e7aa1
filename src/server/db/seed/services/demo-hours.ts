import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import { offeredDays } from '#contract/services/closed-days.ts'
import { type Hours, type HoursWindow, type Season, type Span, USUAL_HOURS, type Week } from '#contract/services/hours.ts'

/** When somebody of the demo market works. */
export type DemoHours = keyof typeof WEEKS
/** What is different on some days. */
export interface OtherDays {
  /** Ramadan hours in the coming Ramadan. */
  hasRamadan?: boolean
  /** Closed on the days of the year that are offered, such as 16 December and Eid. */
  hasHolidays?: boolean
  /** Closed from so many days from today on, for so many days. */
  closed?: readonly [fromDay: number, days: number, note: string]
}

const week = (spans: readonly Span[], off: readonly number[]): Week => [0, 1, 2, 3, 4, 5, 6].map((day) => (off.includes(day) ? [] : [...spans]))
const at = (hour: number, minute = 0): number => hour * 60 + minute
const [FRIDAY, SATURDAY] = [5, 6]

const WEEKS = {
  /** As every seller begins. */
  usual: USUAL_HOURS.week,
  office: week(
    [
      [at(10), at(13, 30)],
      [at(14, 30), at(18)],
    ],
    [FRIDAY, SATURDAY],
  ),
  evenings: week([[at(16), at(21)]], [FRIDAY]),
  mornings: week(
    [
      [at(6), at(9)],
      [at(17), at(20)],
    ],
    [],
  ),
  long: week([[at(8), at(21)]], []),
  salon: week([[at(11), at(20, 30)]], [0]),
  partTime: week([[at(15), at(20)]], [FRIDAY, 0]),
} as const satisfies Record<string, Week>

/** From ten until before iftar. */
const RAMADAN_WEEK = week([[at(10), at(15, 30)]], [FRIDAY])
/** One Ramadan at least begins within so many days. */
const YEAR_DAYS = 400

/** Hours as a seller would have saved them, told from a moment. */
export function hoursOf(hours: DemoHours, { hasRamadan = false, hasHolidays = false, closed }: OtherDays, now: number): Hours {
  const offered = offeredDays(dhakaDay(now), YEAR_DAYS)
  const seasons: Season[] = offered
    .filter(({ kind }) => hasRamadan && kind === 'ramadan')
    .map(({ kind, from, until }) => ({ kind, from, until, note: '', week: RAMADAN_WEEK }))
  const windows: HoursWindow[] = offered
    .filter(({ kind }) => hasHolidays && kind !== 'ramadan')
    .map(({ kind, from, until }) => ({ kind, from, until, note: '', spans: [] }))
  if (closed) {
    const [fromDay, days, note] = closed
    windows.push({ kind: 'own', from: dhakaDay(now + fromDay * DAY_MS), until: dhakaDay(now + (fromDay + days - 1) * DAY_MS), note, spans: [] })
  }
  return { week: WEEKS[hours].map((spans) => spans.map(([from, to]): Span => [from, to])), seasons, windows }
}

/** Of which providers some days are different, by their usernames. */
export const OTHER_DAYS: Readonly<Record<string, OtherDays>> = {
  shohag: { hasRamadan: true, hasHolidays: true, closed: [9, 3, 'My sister’s wedding'] },
  tania: { hasRamadan: true },
  lamisa: { hasHolidays: true },
  zakir: { closed: [3, 5, 'Vaccination camp in the chars'] },
}
