import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { OwnEvents } from '../features/selling/screens/own-events.tsx'
import { Guard } from '../shell/guard.tsx'
import { SellerArea } from '../shell/seller-area.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

export const Route = createFileRoute('/sellerevents')({ component: OwnEventsScreen })

function OwnEventsScreen() {
  const { t } = useTranslation()
  usePageTitle(t('selling:title'))
  return (
    <Guard wants="seller" what={t('selling:title')}>
      <SellerArea>
        <OwnEvents />
      </SellerArea>
    </Guard>
  )
}
