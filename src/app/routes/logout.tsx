import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Guard } from '../shell/guards/guard.tsx'
import { LogOutScreen } from '../shell/guards/log-out-screen.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/logout')({ component: LogoutScreen })

function LogoutScreen() {
  const { t } = useTranslation()
  usePageTitle(t('shell:titles.logout'))
  return (
    <Guard wants="signed-in" what={t('shell:titles.logout')}>
      <LogOutScreen />
    </Guard>
  )
}
