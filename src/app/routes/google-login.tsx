import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { GoogleReturn } from '../features/accounts/screens/google-return.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/google-login')({ component: GoogleLoginScreen })

function GoogleLoginScreen() {
  const { t } = useTranslation()
  usePageTitle(t('accounts:google.title'))
  return <GoogleReturn />
}
