import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/sellers/dashboard.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { BarTable } from '../../../../ui/lists/bar-table.tsx'

/** How many of the guests with a ticket are in. */
export function CheckIns({ events }: { events: Dashboard['check_ins'] }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const sum = (of: 'tickets' | 'checked_in') => format.number(events.reduce((all, one) => all + one[of], 0))
  return (
    <BarTable
      title={t('checkIns.title')}
      says={t('checkIns.says', { inside: sum('checked_in'), tickets: sum('tickets') })}
      labelled={t('event')}
      valued={t('checkIns.in')}
      rows={events.map(({ event_id, title, tickets, checked_in }) => ({
        id: event_id,
        name: title,
        to: `/sellerevents/event/${event_id}/attendees`,
        value: t('checkIns.of', { inside: format.number(checked_in), tickets: format.number(tickets) }),
        share: checked_in / tickets,
      }))}
    />
  )
}
