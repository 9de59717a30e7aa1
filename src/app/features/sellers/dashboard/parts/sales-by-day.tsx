import { useTranslation } from 'react-i18next'
import { noonOf } from '#contract/core/time.ts'
import type { Dashboard } from '#contract/sellers/dashboard.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Chart } from '../../../../ui/media/chart.tsx'
import { shortDay } from '../short-day.ts'

/** Taka of each of thirty days; tickets where all of them were free. */
export function SalesByDay({ days, sum }: { days: Dashboard['by_day']; sum: Dashboard['days_30'] }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const best = days.reduce((most, one) => (one.taka > most.taka ? one : most))
  const isFree = best.taka === 0
  const says = t('byDay.says', { taka: format.price(sum.taka), count: sum.tickets, day: format.day(noonOf(best.day)), best: format.price(best.taka) })
  const bars = isFree
    ? { label: t('ticketsLabel'), values: days.map(({ tickets }) => tickets), write: format.number }
    : { label: t('taka'), values: days.map(({ taka }) => taka), write: format.price }
  return (
    <Chart
      title={t('byDay.title')}
      says={isFree ? t('byDay.free', { count: sum.tickets }) : says}
      labelled={t('day')}
      labels={days.map(({ day }) => shortDay(day, format))}
      series={[{ ...bars, role: 'brand', kind: 'bar' }]}
      writeShort={format.number}
    />
  )
}
