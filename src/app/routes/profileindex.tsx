import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Guard } from '../shell/guard.tsx'
import { ProfileMenu } from '../shell/profile-menu.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

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
