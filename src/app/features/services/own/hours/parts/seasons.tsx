import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Season } from '#contract/services/hours.ts'
import type { BookingOutside, TeamHours } from '#contract/services/team-hours.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { saveHours } from '../hours-calls.ts'
import { type Calendar, outsideIn, toCome, withoutSeason } from '../hours-changes.ts'
import { useHoursWords } from '../use-hours-words.ts'
import { DaysEntry } from './days-list.tsx'
import { SeasonEditor, type SeasonStart } from './season-form.tsx'

interface Props {
  calendar: Calendar
  outside: readonly BookingOutside[]
  today: string
  isLocked: boolean
  put: (hours: TeamHours) => void
  /** What the form begins with; undefined: it is not open. */
  start: SeasonStart | undefined
  onStart: (start: SeasonStart | undefined) => void
}

/** Stretches with other weekly hours, such as Ramadan. */
export function Seasons({ calendar, outside, today, isLocked, put, start, onStart }: Props) {
  const { t } = useTranslation('team')
  const words = useHoursWords()
  const [round, setRound] = useState(0)
  const { hours } = calendar
  const seasons = toCome(hours.seasons, today)
  const open = (next: SeasonStart) => {
    setRound(round + 1)
    onStart(next)
  }
  const remove = async (season: Season) => put(await saveHours(calendar, withoutSeason(hours, season)))
  return (
    <section aria-label={t('hours.seasons')} className="card overflow-visible p-4 grid grid-cols-1 gap-3">
      <h2 className="text-lg">{t('hours.seasons')}</h2>
      <p className="text-sm text-ink-soft">{t('hours.seasonsHint')}</p>
      <ul className="grid grid-cols-1 empty:hidden">
        {seasons.map((season) => (
          <DaysEntry
            key={JSON.stringify(season)}
            days={{ ...season, isClosed: false, words: words.week(season.week), outside: outsideIn(outside, season) }}
            isLocked={isLocked}
            onEdit={() => open({ ...season, isThere: true })}
            onRemove={() => remove(season)}
          />
        ))}
      </ul>
      {start ? (
        <SeasonEditor key={`${round} ${start.kind} ${start.from}`} calendar={calendar} start={start} put={put} onClose={() => onStart(undefined)} />
      ) : (
        <Button
          icon="i-lucide-plus"
          className="justify-self-start"
          disabled={isLocked}
          onClick={() => open({ from: '', until: '', kind: 'own', note: '', week: hours.week, isThere: false })}
        >
          {t('hours.addSeason')}
        </Button>
      )}
    </section>
  )
}
