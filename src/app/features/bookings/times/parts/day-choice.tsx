import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { noonOf } from '#contract/core/time.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'

interface Props {
  /** Of the group. */
  name: string
  day: string
  /** How many free times; undefined: not known. */
  free: number | undefined
  isChosen: boolean
  /** It can be asked for on this day at all. */
  isOffered?: boolean
  onChoose: (day: string) => void
  onKeyDown?: (event: KeyboardEvent) => void
  /** In a month only its number is shown. */
  isSmall?: boolean
}

/** One day as a radio button, with a dot where it has free times. */
export function DayChoice({ name, day, free, isChosen, isOffered = true, onChoose, onKeyDown, isSmall = false }: Props) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const noon = noonOf(day)
  const says = free === undefined ? t('times.unknownDay') : t('times.free', { count: free })
  return (
    <label className={`choice ${isSmall ? 'px-1!' : 'shrink-0 min-w-15 px-2!'}`}>
      <input
        type="radio"
        name={name}
        value={day}
        className="absolute inset-0 opacity-0"
        aria-label={`${format.dayShort(noon)}, ${says}`}
        checked={isChosen}
        disabled={!isOffered}
        data-day={day}
        onChange={() => onChoose(day)}
        onKeyDown={onKeyDown}
      />
      {!isSmall && (
        <span aria-hidden="true" className="text-xs">
          {format.weekdayShort(noon)}
        </span>
      )}
      <span aria-hidden="true" className="font-600 tabular">
        {format.dayNumber(noon)}
      </span>
      <span aria-hidden="true" className={`w-2 h-2 rounded-full ${free ? 'bg-marigold-fill' : ''}`} />
    </label>
  )
}
