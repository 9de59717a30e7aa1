import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { WhatNext } from '../features/selling/parts/what-next.tsx'
import { TicketKinds } from '../features/selling/screens/ticket-kinds.tsx'
import { EventTabs } from '../shell/event-tabs.tsx'
import { Guard } from '../shell/guard.tsx'
import { SellerArea } from '../shell/seller-area.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

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
