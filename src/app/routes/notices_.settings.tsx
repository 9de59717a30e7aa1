import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NoticeSettings } from '../features/notices/screens/notice-settings.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/notices_/settings')({ component: NoticeSettingsScreen })

function NoticeSettingsScreen() {
  const { t } = useTranslation('notices')
  usePageTitle(t('settings.title'))
  return (
    <Guard wants="signed-in" what={t('settings.title')}>
      <SellerArea>
        <NoticeSettings />
      </SellerArea>
    </Guard>
  )
}
