import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NewPassword } from '../features/accounts/screens/new-password.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/reset-password')({ component: ResetPasswordScreen })

function ResetPasswordScreen() {
  const { t } = useTranslation()
  usePageTitle(t('accounts:newPassword.title'))
  return <NewPassword />
}
