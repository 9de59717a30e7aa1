import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Join } from '../features/accounts/screens/join.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/registration')({ component: RegistrationScreen })

function RegistrationScreen() {
  const { t } = useTranslation()
  usePageTitle(t('accounts:join.title'))
  return <Join />
}
