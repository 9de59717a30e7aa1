import { type KeyboardEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAfter, daysFrom, gridOf, monthAfter } from '#contract/bookings/calendar-grid.ts'
import { noonOf } from '#contract/core/time.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { DayChoice } from './day-choice.tsx'
import type { DaysProps } from './day-strip.tsx'

const WEEK = { ArrowUp: -7, ArrowDown: 7 } as const

/** One month, a week a line; the arrows up and down lead from week to week. */
export function MonthDays({ today, last, from, day, freeOn, onDay, onFrom }: DaysProps) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const name = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const month = from.slice(0, 7)
  const grid = gridOf(from)
  const weeks = daysFrom(grid.from, grid.days)
  // The last line may be of the next month alone.
  const shown = weeks.slice(0, (weeks[35] ?? '').startsWith(month) ? 42 : 35)
  const isOffered = (one: string) => one >= today && one <= last
  const move = (event: KeyboardEvent) => {
    const by = WEEK[event.key as keyof typeof WEEK]
    if (by === undefined || day === undefined) return
    event.preventDefault()
    const target = dayAfter(day, by)
    if (!isOffered(target) || !target.startsWith(month)) return
    onDay(target)
    box.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus()
  }
  return (
    <fieldset ref={box} className="grid gap-2">
      <legend className="font-600 pb-1">{t('times.day')}</legend>
      <div className="flex items-center justify-between gap-2">
        <Button
          variant="icon"
          icon="i-lucide-chevron-left"
          aria-label={t('times.monthBefore')}
          disabled={month <= today.slice(0, 7)}
          onClick={() => onFrom(monthAfter(from, -1))}
        />
        <span className="font-600" role="status">
          {format.monthYear(noonOf(from))}
        </span>
        <Button
          variant="icon"
          icon="i-lucide-chevron-right"
          aria-label={t('times.monthAfter')}
          disabled={month >= last.slice(0, 7)}
          onClick={() => onFrom(monthAfter(from, 1))}
        />
      </div>
      <div className="grid grid-cols-7 gap-1">
        {shown.slice(0, 7).map((one) => (
          <span key={one} aria-hidden="true" className="text-center text-xs text-ink-soft">
            {format.weekdayShort(noonOf(one))}
          </span>
        ))}
        {shown.map((one) =>
          one.startsWith(month) ? (
            <DayChoice
              key={one}
              name={name}
              day={one}
              free={isOffered(one) ? freeOn(one) : 0}
              isChosen={one === day}
              isOffered={isOffered(one)}
              onChoose={onDay}
              onKeyDown={move}
              isSmall
            />
          ) : (
            <span key={one} />
          ),
        )}
      </div>
    </fieldset>
  )
}
