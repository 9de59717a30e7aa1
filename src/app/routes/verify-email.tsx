import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmailVerified } from '../features/accounts/screens/email-verified.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/verify-email')({ component: VerifyEmailScreen })

function VerifyEmailScreen() {
  const { t } = useTranslation()
  usePageTitle(t('accounts:verify.title'))
  return <EmailVerified />
}
