import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/dashboard.ts'
import { Chart } from '../../../ui/chart.tsx'
import { useFormat } from '../../../ui/use-format.ts'
import { shortDay } from '../short-day.ts'

/** Taka of each of thirty days. */
export function SalesByDay({ days, sum }: { days: Dashboard['by_day']; sum: Dashboard['days_30'] }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const best = days.reduce((most, one) => (one.taka > most.taka ? one : most))
  const says = t('byDay.says', { taka: format.price(sum.taka), count: sum.tickets, day: format.day(`${best.day}T06:00:00Z`), best: format.price(best.taka) })
  return (
    <Chart
      title={t('byDay.title')}
      says={best.taka > 0 ? says : t('byDay.free', { count: sum.tickets })}
      labelled={t('day')}
      labels={days.map(({ day }) => shortDay(day, format))}
      series={[
        best.taka > 0
          ? { label: t('taka'), values: days.map(({ taka }) => taka), role: 'brand' }
          : { label: t('ticketsLabel'), values: days.map(({ tickets }) => tickets), role: 'brand' },
      ]}
      write={best.taka > 0 ? format.price : format.number}
    />
  )
}
