import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/dashboard.ts'
import { Chart } from '../../../ui/chart.tsx'
import { useFormat } from '../../../ui/use-format.ts'

const SHOWN = 8

/** Which kind of ticket is bought most. */
export function SalesByTicket({ kinds }: { kinds: Dashboard['by_ticket'] }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const shown = kinds.toSorted((one, other) => other.tickets - one.tickets).slice(0, SHOWN)
  const [best] = shown
  if (!best) return null
  return (
    <Chart
      title={t('byTicket.title')}
      says={t('byTicket.says', { title: best.title, event: best.event_title, count: best.tickets })}
      labelled={t('ticket')}
      labels={shown.map(({ title, event_title }) => `${title} · ${event_title}`)}
      series={[{ label: t('ticketsLabel'), values: shown.map(({ tickets }) => tickets), role: 'brand' }]}
      isLying
      write={format.number}
    />
  )
}
