/** When a provider works: weekly hours, seasons with other hours, single windows that are closed or have other hours. Schemas of what slot-rules.ts reads. */
import * as v from 'valibot'
import { oneLine } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'
import { DAY_MS, isRealDay } from '../core/time.ts'
import { WINDOW_KINDS } from './window-kinds.ts'

export const HOURS_LIMITS = { spansMost: 6, seasonsMost: 20, windowsMost: 120, noteLongest: 80, windowDaysMost: 370, minutesOfDay: 1440 } as const

const say = (reason: Reason) => reason
const Minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HOURS_LIMITS.minutesOfDay))

/** From one minute of a day in Dhaka to another; 1440 is midnight at its end. A gap between two is a break. */
export const Span = v.pipe(
  v.tuple([Minute, Minute]),
  v.check(([from, to]) => from < to, say('ends-before-start')),
)
export type Span = v.InferOutput<typeof Span>

/** The spans of one day, one after the other; none: closed. */
export const Spans = v.pipe(
  v.array(Span),
  v.maxLength(HOURS_LIMITS.spansMost, say('too-many')),
  v.check((spans) => spans.every(([from], at) => at === 0 || (spans[at - 1]?.[1] ?? 0) <= from), say('does-not-fit')),
)

/** Sunday first, as `Date` counts them. */
export const Week = v.pipe(v.array(Spans), v.length(7))
export type Week = v.InferOutput<typeof Week>

export const HoursDay = v.pipe(v.string(), v.check(isRealDay, say('not-a-time')))
interface Days {
  from: string
  until: string
}
const isInOrder = ({ from, until }: Days): boolean => from <= until
const dayCount = ({ from, until }: Days): number => (Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1

/** Other weekly hours between two days, both included. */
export const Season = v.pipe(
  v.object({ from: HoursDay, until: HoursDay, kind: v.picklist(WINDOW_KINDS), note: v.optional(oneLine(HOURS_LIMITS.noteLongest), ''), week: Week }),
  v.forward(v.partialCheck([['from'], ['until']], isInOrder, say('ends-before-start')), ['until']),
)
export type Season = v.InferOutput<typeof Season>

/** Days between two, both included, with other spans than usual; none: closed. */
export const HoursWindow = v.pipe(
  v.object({ from: HoursDay, until: HoursDay, kind: v.picklist(WINDOW_KINDS), note: v.optional(oneLine(HOURS_LIMITS.noteLongest), ''), spans: Spans }),
  v.forward(v.partialCheck([['from'], ['until']], isInOrder, say('ends-before-start')), ['until']),
  v.forward(
    v.partialCheck([['from'], ['until']], (days) => dayCount(days) <= HOURS_LIMITS.windowDaysMost, say('too-far')),
    ['until'],
  ),
)
export type HoursWindow = v.InferOutput<typeof HoursWindow>

/** All hours of one calendar. */
export const Hours = v.object({
  week: Week,
  seasons: v.pipe(v.array(Season), v.maxLength(HOURS_LIMITS.seasonsMost, say('too-many'))),
  windows: v.pipe(v.array(HoursWindow), v.maxLength(HOURS_LIMITS.windowsMost, say('too-many'))),
})
export type Hours = v.InferOutput<typeof Hours>

/** What a seller begins with: Saturday to Thursday, nine to six with a break. Stands until the seller saves something else. */
export const USUAL_HOURS: Hours = {
  week: [0, 1, 2, 3, 4, 5, 6].map((day): Span[] =>
    day === 5
      ? []
      : [
          [540, 780],
          [840, 1080],
        ],
  ),
  seasons: [],
  windows: [],
}
