import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/dashboard.ts'
import { Chart } from '../../../ui/chart.tsx'
import { useFormat } from '../../../ui/use-format.ts'

/** So many bars a phone shows well; the table has as many. */
const SHOWN = 8

/** Which event sells best. */
export function SalesByEvent({ events }: { events: Dashboard['by_event'] }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const shown = events.slice(0, SHOWN)
  const [best] = shown
  if (!best) return null
  return (
    <Chart
      title={t('byEvent.title')}
      says={t('byEvent.says', { title: best.title, taka: format.price(best.taka), count: best.tickets })}
      labelled={t('event')}
      labels={shown.map(({ title }) => title)}
      series={[{ label: t('taka'), values: shown.map(({ taka }) => taka), role: 'brand' }]}
      isLying
      write={format.price}
    />
  )
}
