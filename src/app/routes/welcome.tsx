import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NextSteps } from '../features/accounts/screens/next-steps.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/welcome')({ component: WelcomeScreen })

function WelcomeScreen() {
  const { t } = useTranslation()
  usePageTitle(t('shell:titles.welcome'))
  return (
    <Guard wants="signed-in" what={t('shell:titles.welcome')}>
      <NextSteps />
    </Guard>
  )
}
