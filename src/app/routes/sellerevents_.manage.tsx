import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Manage } from '../features/selling/screens/manage.tsx'
import { Guard } from '../shell/guard.tsx'
import { SellerArea } from '../shell/seller-area.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

export const Route = createFileRoute('/sellerevents_/manage')({ component: ManageScreen })

function ManageScreen() {
  const { t } = useTranslation()
  usePageTitle(t('selling:manage.title'))
  return (
    <Guard wants="seller" what={t('selling:manage.title')}>
      <SellerArea>
        <Manage />
      </SellerArea>
    </Guard>
  )
}
