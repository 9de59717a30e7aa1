import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Notices } from '../features/notices/screens/notices.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/notices')({ component: NoticesScreen })

function NoticesScreen() {
  const { t } = useTranslation('notices')
  usePageTitle(t('title'))
  return (
    <Guard wants="signed-in" what={t('title')}>
      <SellerArea>
        <Notices />
      </SellerArea>
    </Guard>
  )
}
