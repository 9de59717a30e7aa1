import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/sellers/dashboard.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Chart } from '../../../../ui/media/chart.tsx'
import { shortDay } from '../short-day.ts'

/** How often events were looked at, and what came of it. */
export function ViewsToOrders({ days }: { days: Dashboard['by_day'] }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const views = days.reduce((sum, one) => sum + one.views, 0)
  const orders = days.reduce((sum, one) => sum + one.orders, 0)
  const share = views > 0 ? Math.round((orders / views) * 1000) / 10 : 0
  const facts = { views: format.number(views), orders: format.number(orders), share: format.number(share) }
  return (
    <Chart
      title={t('views.title')}
      says={views >= orders && views > 0 ? t('views.says', facts) : t('views.few', facts)}
      labelled={t('day')}
      labels={days.map(({ day }) => shortDay(day, format))}
      series={[
        { label: t('views.views'), values: days.map((one) => one.views), role: 'ink-soft', kind: 'line', write: format.number },
        { label: t('views.orders'), values: days.map((one) => one.orders), role: 'brand', kind: 'bar', write: format.number },
      ]}
      writeShort={format.number}
    />
  )
}
