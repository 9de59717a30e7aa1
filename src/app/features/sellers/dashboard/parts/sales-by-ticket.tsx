import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/sellers/dashboard.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { BarTable } from '../../../../ui/lists/bar-table.tsx'

/** Which kind of ticket is bought most. @param kinds at least one */
export function SalesByTicket({ kinds }: { kinds: Dashboard['by_ticket'] }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const sorted = kinds.toSorted((one, other) => other.tickets - one.tickets)
  const [best] = sorted
  if (!best) return null
  return (
    <BarTable
      title={t('byTicket.title')}
      says={t('byTicket.says', { title: best.title, event: best.event_title, count: best.tickets })}
      labelled={t('ticket')}
      valued={t('sold')}
      rows={sorted.map(({ event_id, event_ticket, title, event_title, tickets }) => ({
        id: event_ticket,
        name: title,
        of: event_title,
        to: `/sellerevents/event/${event_id}/orders?ticket=${event_ticket}`,
        value: format.number(tickets),
        share: tickets / best.tickets,
      }))}
    />
  )
}
