import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { GateOfEvent } from '../features/events/gate/screens/gate-of-event.tsx'
import { EventHeading } from '../features/events/own/parts/event-heading.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { EventTabs } from '../shell/slots/event-tabs.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/sellerevents_/event/$eventId/gate')({ component: GateOfEventScreen })

function GateOfEventScreen() {
  const { t } = useTranslation()
  const eventId = Number(Route.useParams().eventId)
  usePageTitle(t('selling:tabs.gate'))
  return (
    <Guard wants="seller" what={t('selling:tabs.gate')}>
      <SellerArea>
        <EventTabs eventId={eventId} tab="gate" />
        <GateOfEvent key={eventId} eventId={eventId} heading={<EventHeading eventId={eventId} title={t('gate:title')} answer={undefined} />} />
      </SellerArea>
    </Guard>
  )
}
