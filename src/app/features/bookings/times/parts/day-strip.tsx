import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAfter, daysFrom } from '#contract/bookings/calendar-grid.ts'
import { noonOf } from '#contract/core/time.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { STRIP_DAYS } from '../free-times.ts'
import { DayChoice } from './day-choice.tsx'

export interface DaysProps {
  today: string
  /** The last day on which a time can be asked for. */
  last: string
  /** Shown from this day on. */
  from: string
  day: string | undefined
  /** How many free times a day has; undefined: not known. */
  freeOn: (day: string) => number | undefined
  onDay: (day: string) => void
  /** Shows days from another one on. */
  onFrom: (day: string) => void
}

/** Fourteen days, the chosen one in sight, and the way to the next and the former ones. */
export function DayStrip({ today, last, from, day, freeOn, onDay, onFrom }: DaysProps) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const name = useId()
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = strip
    const chosen = current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.parentElement
    if (current && chosen) current.scrollLeft = chosen.offsetLeft - current.clientWidth / 2 + chosen.clientWidth / 2
  }, [day])
  const days = daysFrom(from, STRIP_DAYS).filter((one) => one <= last)
  const next = dayAfter(from, STRIP_DAYS)
  return (
    <fieldset className="grid gap-2">
      <legend className="font-600 pb-1">{t('times.day')}</legend>
      <div className="flex items-center justify-between gap-2">
        <Button
          variant="icon"
          icon="i-lucide-chevron-left"
          aria-label={t('times.earlier')}
          disabled={from <= today}
          onClick={() => onFrom(dayAfter(from, -STRIP_DAYS))}
        />
        <span className="text-sm" role="status">
          {format.dayShort(noonOf(from))} – {format.dayShort(noonOf(days.at(-1) ?? from))}
        </span>
        <Button variant="icon" icon="i-lucide-chevron-right" aria-label={t('times.later')} disabled={next > last} onClick={() => onFrom(next)} />
      </div>
      <div ref={strip} className="relative flex gap-2 overflow-x-auto py-1 px-1">
        {days.map((one) => (
          <DayChoice key={one} name={name} day={one} free={freeOn(one)} isChosen={one === day} onChoose={onDay} />
        ))}
      </div>
    </fieldset>
  )
}
