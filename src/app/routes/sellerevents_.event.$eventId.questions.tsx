import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Questions } from '../features/events/own/screens/questions.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { EventTabs } from '../shell/slots/event-tabs.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/sellerevents_/event/$eventId/questions')({ component: QuestionsScreen })

function QuestionsScreen() {
  const { t } = useTranslation()
  const eventId = Number(Route.useParams().eventId)
  usePageTitle(t('selling:tabs.questions'))
  return (
    <Guard wants="seller" what={t('selling:tabs.questions')}>
      <SellerArea>
        <EventTabs eventId={eventId} tab="questions" />
        <Questions key={eventId} eventId={eventId} />
      </SellerArea>
    </Guard>
  )
}
