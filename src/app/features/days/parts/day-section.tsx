import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { noonOf } from '#contract/core/time.ts'
import type { Day } from '#contract/days/days.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { DayRowCard } from './day-row.tsx'

/** One day with what stands in it. @param props `name`: today and tomorrow are called so */
export function DaySection({ day: { day, rows }, name }: { day: Day; name: 'today' | 'tomorrow' | undefined }) {
  const { t } = useTranslation('days')
  const format = useFormat()
  const id = useId()
  const date = format.dayShort(noonOf(day))
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-lg">
        {name ? t(`day.${name}`, { date }) : date}
      </h2>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{t('nothing')}</p>
      ) : (
        <ol className="grid gap-2">
          {rows.map((row) => (
            <li key={row.entry.key} className="grid gap-2">
              <DayRowCard row={row} day={day} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
