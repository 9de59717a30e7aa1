import { useTranslation } from 'react-i18next'
import { DAY_MS, isRealDay, noonOf } from '#contract/core/time.ts'
import type { Span, Week } from '#contract/services/hours.ts'
import { instantOfMinute } from '#contract/services/slot-rules.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { faultsOfDay, spansOf, type WeekTexts } from './week-texts.ts'

/** Noon of a Sunday in Dhaka; the weekdays are counted from it. */
const A_SUNDAY = noonOf('2023-01-01')
const dayAfter = (days: number): string => new Date(Date.parse(A_SUNDAY) + days * DAY_MS).toISOString()

/** Says hours and days in the reader's language. */
export function useHoursWords() {
  const { t } = useTranslation('team')
  const format = useFormat()
  const timeOf = (minute: number) => format.time(instantOfMinute(minute))
  const spans = (list: readonly Span[]): string =>
    list.length === 0 ? t('hours.closed') : list.map(([from, until]) => `${timeOf(from)} – ${timeOf(until)}`).join(', ')
  const weekday = (at: number): string => format.weekday(dayAfter(at))
  const dayText = (day: string): string => (isRealDay(day) ? format.day(noonOf(day)) : day)
  const week = (days: Week): string => days.map((day, at) => `${weekday(at)}: ${spans(day)}`).join('\n')
  return {
    spans,
    weekday,
    dayText,
    /** From one day to another, both included. */
    days: ({ from, until }: { from: string; until: string }): string => (from === until ? dayText(from) : `${dayText(from)} – ${dayText(until)}`),
    week,
    /** What is typed, also where something is wrong with it. */
    typedWeek: (texts: WeekTexts): string =>
      texts
        .map((day, at) => {
          const typed = day.map(({ from, until }) => format.digits(`${from} – ${until}`)).join(', ')
          return `${weekday(at)}: ${faultsOfDay(day).some(Boolean) ? typed : spans(spansOf(day) ?? [])}`
        })
        .join('\n'),
  }
}
