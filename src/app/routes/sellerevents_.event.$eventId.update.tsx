import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { UnverifiedNote } from '../features/accounts/parts/unverified-note.tsx'
import { EditEvent } from '../features/events/own/screens/edit-event.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { LogInLink } from '../shell/header/log-in-link.tsx'
import { EventTabs } from '../shell/slots/event-tabs.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/sellerevents_/event/$eventId/update')({ component: EditEventScreen })

function EditEventScreen() {
  const { t } = useTranslation()
  const eventId = Number(Route.useParams().eventId)
  usePageTitle(t('selling:edit.title'))
  return (
    <Guard wants="seller" what={t('selling:edit.title')}>
      <SellerArea>
        <EventTabs eventId={eventId} tab="update" />
        <UnverifiedNote of="event" />
        <EditEvent key={eventId} eventId={eventId} logIn={<LogInLink className="btn-primary">{t('common:nav.logIn')}</LogInLink>} />
      </SellerArea>
    </Guard>
  )
}
