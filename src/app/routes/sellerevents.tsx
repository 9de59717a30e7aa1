import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readOwnFilter } from '../features/events/own/own-filter.ts'
import { OwnEvents } from '../features/events/own/screens/own-events.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { Icon } from '../ui/icons/icon.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/sellerevents')({ component: OwnEventsScreen })

function OwnEventsScreen() {
  const { t } = useTranslation()
  usePageTitle(t('selling:title'))
  return (
    <>
      <p role="alert" className="visitor-only mx-auto max-w-xl pb-3 text-danger">
        <Icon name="i-lucide-circle-alert" /> {t('selling:list.noToken')}
      </p>
      <Guard wants="seller" what={t('selling:title')}>
        <SellerArea>
          <OwnEvents filter={readOwnFilter(Route.useSearch())} />
        </SellerArea>
      </Guard>
    </>
  )
}
