import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Guard } from '../shell/guards/guard.tsx'
import { ProfileMenu } from '../shell/header/profile-menu.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/profileindex')({ component: ProfileIndexScreen })

function ProfileIndexScreen() {
  const { t } = useTranslation()
  usePageTitle(t('shell:titles.profileindex'))
  return (
    <Guard wants="signed-in" what={t('shell:titles.profileindex')}>
      <ProfileMenu />
    </Guard>
  )
}
