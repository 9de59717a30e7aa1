import * as v from 'valibot'
import { foldDigits } from '#contract/core/text.ts'
import { HOURS_LIMITS, type Span, USUAL_HOURS, type Week } from '#contract/services/hours.ts'

/** Hours as they are typed, as a time field gives them: `09:00`. Midnight at the end of a day is written as that at its beginning. */
export interface SpanTexts {
  from: string
  until: string
}
export type DayTexts = readonly SpanTexts[]
/** Sunday first. */
export type WeekTexts = readonly DayTexts[]

const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)(?::00)?$/
const DAY_MINUTES = HOURS_LIMITS.minutesOfDay

/** The minute of the day; undefined: it is none. */
export function minuteOfText(text: string): number | undefined {
  const [, hours, minutes] = CLOCK.exec(foldDigits(text.trim())) ?? []
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

const two = (number: number): string => String(number).padStart(2, '0')
export const textOfMinute = (minute: number): string => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`

const endOfText = (text: string): number | undefined => {
  const minute = minuteOfText(text)
  return minute === 0 ? DAY_MINUTES : minute
}

export const textsOfSpans = (spans: readonly Span[]): SpanTexts[] => spans.map(([from, until]) => ({ from: textOfMinute(from), until: textOfMinute(until) }))
export const textsOfWeek = (week: Week): WeekTexts => week.map(textsOfSpans)

export type SpanFault = 'required' | 'not-a-time' | 'ends-before-start' | 'does-not-fit'

/** What is wrong with each span of a day, in their order. Two that overlap do not fit: the one that begins later says so. */
export function faultsOfDay(day: DayTexts): (SpanFault | undefined)[] {
  const read = day.map(({ from, until }) => ({ from: minuteOfText(from), until: endOfText(until) }))
  return day.map((texts, at) => {
    if (texts.from.trim() === '' || texts.until.trim() === '') return 'required'
    const span = read[at]
    if (span?.from === undefined || span.until === undefined) return 'not-a-time'
    const { from, until } = span
    if (from >= until) return 'ends-before-start'
    const isTaken = read.some((other, place) => {
      if (place === at || other.from === undefined || other.until === undefined) return false
      const isEarlier = other.from < from || (other.from === from && place < at)
      return isEarlier && other.until > from
    })
    return isTaken ? 'does-not-fit' : undefined
  })
}

/** The spans of a day one after the other; undefined while something is wrong with one. */
export function spansOf(day: DayTexts): Span[] | undefined {
  if (faultsOfDay(day).some(Boolean)) return undefined
  const spans = day.map(({ from, until }): Span => [minuteOfText(from) ?? 0, endOfText(until) ?? 0])
  return spans.toSorted(([one], [other]) => one - other)
}

/** One more span: after the last one, with a break before it. */
export function withSpan(day: DayTexts): SpanTexts[] {
  if (day.length === 0) return [{ from: '09:00', until: '18:00' }]
  const end = endOfText(day.at(-1)?.until ?? '')
  const from = end === undefined ? DAY_MINUTES : end + 60
  const next = from >= DAY_MINUTES ? { from: '', until: '' } : { from: textOfMinute(from), until: textOfMinute(Math.min(from + 180, DAY_MINUTES)) }
  return [...day, next]
}

export const withoutSpan = (day: DayTexts, at: number): SpanTexts[] => day.filter((_, place) => place !== at)
export const changedSpan = (day: DayTexts, at: number, change: Partial<SpanTexts>): SpanTexts[] =>
  day.map((span, place) => (place === at ? { ...span, ...change } : span))

export const changedDay = (week: WeekTexts, at: number, day: DayTexts): WeekTexts => week.map((one, place) => (place === at ? day : one))

/** Gives some days the hours of one. */
export const copiedDay = (week: WeekTexts, from: number, to: readonly number[]): WeekTexts =>
  week.map((day, at) => (to.includes(at) ? (week[from] ?? []).map((span) => ({ ...span })) : day))

const FRIDAY = 5
const SATURDAY = 6
/** Days that many take off. */
export const WEEKENDS = { friday: [FRIDAY], 'friday-saturday': [FRIDAY, SATURDAY] } as const satisfies Record<string, readonly number[]>
export type Weekend = keyof typeof WEEKENDS

/** A week with that weekend off; a day of the weekend that was off and is not any more gets the hours of another day. */
export function withWeekend(week: WeekTexts, weekend: Weekend): WeekTexts {
  const off: readonly number[] = WEEKENDS[weekend]
  const usual = week.find((day, at) => at < FRIDAY && day.length > 0) ?? textsOfSpans(USUAL_HOURS.week[0] ?? [])
  return week.map((day, at) => {
    if (off.includes(at)) return []
    return at >= FRIDAY && day.length === 0 ? usual : day
  })
}

/** As offices keep it while people fast; a week to begin with, which is confirmed before it stands. */
const FASTING: SpanTexts = { from: '09:00', until: '15:30' }
export const ramadanWeek = (week: WeekTexts): WeekTexts => week.map((day) => (day.length > 0 ? [FASTING] : []))

const Day = v.array(v.object({ from: v.string(), until: v.string() }))
const Whole = v.pipe(v.array(Day), v.length(7))

const readJson = <T>(schema: v.GenericSchema<unknown, T>, text: string, otherwise: T): T => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return read.success ? read.output : otherwise
}
const CLOSED_WEEK: WeekTexts = Array.from({ length: 7 }, () => [])

/** In a field of a form, which holds one text; what is no such text is closed. */
export const readWeek = (text: string): WeekTexts => readJson<WeekTexts>(Whole, text, CLOSED_WEEK)
export const readDay = (text: string): DayTexts => readJson<DayTexts>(Day, text, [])
export const written = (texts: WeekTexts | DayTexts): string => JSON.stringify(texts)
