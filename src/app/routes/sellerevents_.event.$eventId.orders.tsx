import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Sales } from '../features/sales/screens/sales.tsx'
import { EventTabs } from '../shell/event-tabs.tsx'
import { Guard } from '../shell/guard.tsx'
import { SellerArea } from '../shell/seller-area.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

export const Route = createFileRoute('/sellerevents_/event/$eventId/orders')({ component: SalesScreen })

function SalesScreen() {
  const { t } = useTranslation()
  const eventId = Number(Route.useParams().eventId)
  usePageTitle(t('selling:tabs.orders'))
  return (
    <Guard wants="seller" what={t('selling:tabs.orders')}>
      <SellerArea>
        <EventTabs eventId={eventId} tab="orders" />
        <Sales key={eventId} eventId={eventId} />
      </SellerArea>
    </Guard>
  )
}
