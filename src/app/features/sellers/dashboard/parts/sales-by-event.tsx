import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/sellers/dashboard.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { BarTable } from '../../../../ui/lists/bar-table.tsx'

/** Which event sells best. @param events at least one */
export function SalesByEvent({ events }: { events: Dashboard['by_event'] }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const [best] = events
  if (!best) return null
  const { title, taka, tickets } = best
  const isFree = taka === 0
  return (
    <BarTable
      title={t('byEvent.title')}
      says={isFree ? t('byEvent.free', { title, count: tickets }) : t('byEvent.says', { title, taka: format.price(taka), count: tickets })}
      labelled={t('event')}
      valued={isFree ? t('ticketsLabel') : t('taka')}
      rows={events.map((one) => ({
        id: one.event_id,
        name: one.title,
        to: `/sellerevents/event/${one.event_id}/orders`,
        value: isFree ? format.number(one.tickets) : format.price(one.taka),
        share: isFree ? one.tickets / tickets : one.taka / taka,
      }))}
    />
  )
}
