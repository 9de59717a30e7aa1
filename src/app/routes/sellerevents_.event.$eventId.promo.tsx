import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Coupons } from '../features/events/own/screens/coupons.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { EventTabs } from '../shell/slots/event-tabs.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/sellerevents_/event/$eventId/promo')({ component: CouponsScreen })

function CouponsScreen() {
  const { t } = useTranslation()
  const eventId = Number(Route.useParams().eventId)
  usePageTitle(t('selling:tabs.promo'))
  return (
    <Guard wants="seller" what={t('selling:tabs.promo')}>
      <SellerArea>
        <EventTabs eventId={eventId} tab="promo" />
        <Coupons key={eventId} eventId={eventId} />
      </SellerArea>
    </Guard>
  )
}
