import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/dashboard.ts'
import { Chart } from '../../../ui/chart.tsx'
import { useFormat } from '../../../ui/use-format.ts'

/** How many of those who have a ticket are in. */
export function CheckIns({ events }: { events: Dashboard['check_ins'] }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const tickets = events.reduce((sum, one) => sum + one.tickets, 0)
  const inside = events.reduce((sum, one) => sum + one.checked_in, 0)
  return (
    <Chart
      title={t('checkIns.title')}
      says={t('checkIns.says', { inside: format.number(inside), tickets: format.number(tickets) })}
      labelled={t('event')}
      labels={events.map(({ title }) => title)}
      series={[
        { label: t('checkIns.in'), values: events.map(({ checked_in }) => checked_in), role: 'brand' },
        { label: t('checkIns.tickets'), values: events.map((one) => one.tickets), role: 'ink-soft' },
      ]}
      isLying
      write={format.number}
    />
  )
}
