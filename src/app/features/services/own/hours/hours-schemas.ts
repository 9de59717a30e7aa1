import * as v from 'valibot'
import type { Reason } from '#contract/core/reasons.ts'
import { dhakaDay, isRealDay } from '#contract/core/time.ts'
import { HOURS_LIMITS, HoursWindow, Season, Spans, Week } from '#contract/services/hours.ts'
import { WINDOW_KINDS } from '#contract/services/window-kinds.ts'
import { type DayTexts, faultsOfDay, readDay, readWeek, spansOf } from './week-texts.ts'

const say = (reason: Reason) => reason

/** The first thing that is wrong in some days. */
const faultIn = (days: readonly DayTexts[]): Reason | undefined => {
  const fault = days.flatMap(faultsOfDay).find(Boolean)
  return fault ?? (days.some(({ length }) => length > HOURS_LIMITS.spansMost) ? 'too-many' : undefined)
}

const judgedText = <T>(read: (text: string) => readonly DayTexts[], make: (days: readonly DayTexts[]) => T) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const days = read(dataset.value)
      const fault = faultIn(days)
      if (fault) {
        addIssue({ message: fault })
        return NEVER
      }
      return make(days)
    }),
  )

const WeekText = v.pipe(
  judgedText(readWeek, (days) => days.map((day) => spansOf(day) ?? [])),
  Week,
)
const DayText = v.pipe(
  judgedText(
    (text) => [readDay(text)],
    ([day = []]) => spansOf(day) ?? [],
  ),
  Spans,
)

const isToCome = (day: string): boolean => !isRealDay(day) || day >= dhakaDay(Date.now())
const day = v.pipe(v.string(), v.nonEmpty(say('required')))
const dates = { from: day, until: v.pipe(day, v.check(isToCome, say('in-the-past'))), kind: v.picklist(WINDOW_KINDS), note: v.string() }

/** The weekly hours as they are typed. */
export const WeekForm = v.object({ week: WeekText })
/** Other weekly hours between two days, as they are typed. */
export const SeasonForm = v.pipe(
  v.object({ ...dates, week: WeekText }),
  v.transform((typed): v.InferInput<typeof Season> => typed),
  Season,
)
/** Days that are closed or have other hours, as they are typed. `is_closed`: whatever hours stand there. */
export const WindowForm = v.pipe(
  v.object({ ...dates, is_closed: v.string(), spans: v.string() }),
  v.forward(
    v.partialCheck([['is_closed'], ['spans']], ({ is_closed, spans }) => is_closed === 'true' || readDay(spans).length > 0, say('required')),
    ['spans'],
  ),
  v.transform(({ from, until, kind, note, is_closed, spans }) => ({ from, until, kind, note, spans: is_closed === 'true' ? '[]' : spans })),
  v.object({ from: v.string(), until: v.string(), kind: v.picklist(WINDOW_KINDS), note: v.string(), spans: DayText }),
  v.transform((typed): v.InferInput<typeof HoursWindow> => typed),
  HoursWindow,
)
