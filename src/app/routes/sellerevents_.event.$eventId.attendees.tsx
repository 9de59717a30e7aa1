import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EventHeading } from '../features/events/own/parts/event-heading.tsx'
import { readAttendeesFilter } from '../features/events/sales/sales-filter.ts'
import { Attendees } from '../features/events/sales/screens/attendees.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { EventTabs } from '../shell/slots/event-tabs.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/sellerevents_/event/$eventId/attendees')({ component: AttendeesScreen })

function AttendeesScreen() {
  const { t } = useTranslation()
  const eventId = Number(Route.useParams().eventId)
  usePageTitle(t('selling:tabs.attendees'))
  return (
    <Guard wants="seller" what={t('selling:tabs.attendees')}>
      <SellerArea>
        <EventTabs eventId={eventId} tab="attendees" />
        <Attendees
          key={eventId}
          eventId={eventId}
          filter={readAttendeesFilter(Route.useSearch())}
          heading={<EventHeading eventId={eventId} title={t('selling:tabs.attendees')} answer={undefined} />}
        />
      </SellerArea>
    </Guard>
  )
}
