import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readAttendeesQuestion } from '../features/sales/sales-question.ts'
import { Attendees } from '../features/sales/screens/attendees.tsx'
import { EventHeading } from '../features/selling/parts/event-heading.tsx'
import { EventTabs } from '../shell/event-tabs.tsx'
import { Guard } from '../shell/guard.tsx'
import { SellerArea } from '../shell/seller-area.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

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
          question={readAttendeesQuestion(Route.useSearch())}
          heading={<EventHeading eventId={eventId} title={t('selling:tabs.attendees')} answer={undefined} />}
        />
      </SellerArea>
    </Guard>
  )
}
