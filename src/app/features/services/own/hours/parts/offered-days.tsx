import { useTranslation } from 'react-i18next'
import type { OfferedDays } from '#contract/services/closed-days.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { useHoursWords } from '../use-hours-words.ts'
import { MoonNote } from './moon-note.tsx'

interface Props {
  offered: readonly OfferedDays[]
  isLocked: boolean
  /** Shows the form with these days filled in: nothing is set before it is saved. */
  onTake: (days: OfferedDays) => void
}

/** Days to come on which many work otherwise, each with a way to set it. */
export function OfferedDaysList({ offered, isLocked, onTake }: Props) {
  const { t } = useTranslation('team')
  const words = useHoursWords()
  if (offered.length === 0) return null
  return (
    <section aria-label={t('hours.offered')} className="card p-4 grid grid-cols-1 gap-2">
      <h2 className="text-lg">{t('hours.offered')}</h2>
      <p className="text-sm text-ink-soft">{t('hours.offeredHint')}</p>
      <ul className="grid grid-cols-1">
        {offered.map((days) => {
          const name = t(`hours.kinds.${days.kind}`)
          const isSeason = days.kind === 'ramadan'
          return (
            <li key={`${days.kind} ${days.from}`} className="flex flex-wrap items-center justify-between gap-2 py-2 border-t border-line">
              <div className="min-w-0">
                <p className="font-600">{name}</p>
                <p className="text-sm">{words.days(days)}</p>
                {days.is_by_moon && <MoonNote />}
              </div>
              <Button disabled={isSeason && isLocked} aria-label={t(isSeason ? 'hours.setOf' : 'hours.closeOf', { name })} onClick={() => onTake(days)}>
                <Icon name={isSeason ? 'i-lucide-clock' : 'i-lucide-calendar-x'} />
                {t(isSeason ? 'hours.set' : 'hours.close')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
