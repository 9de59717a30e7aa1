import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LogIn } from '../features/accounts/screens/log-in.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/login')({ component: LoginScreen })

function LoginScreen() {
  const { t } = useTranslation()
  usePageTitle(t('accounts:logIn.title'))
  return <LogIn />
}
