import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { WhatNext } from '../features/events/own/parts/what-next.tsx'
import { TicketKinds } from '../features/events/own/screens/ticket-kinds.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { EventTabs } from '../shell/slots/event-tabs.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/sellerevents_/event/$eventId/tickets')({ component: TicketKindsScreen })

function TicketKindsScreen() {
  const { t } = useTranslation()
  const eventId = Number(Route.useParams().eventId)
  usePageTitle(t('selling:tabs.tickets'))
  return (
    <Guard wants="seller" what={t('selling:tabs.tickets')}>
      <SellerArea>
        <EventTabs eventId={eventId} tab="tickets" />
        <WhatNext eventId={eventId} />
        <TicketKinds key={eventId} eventId={eventId} />
      </SellerArea>
    </Guard>
  )
}
