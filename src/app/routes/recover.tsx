import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AskRecovery } from '../features/accounts/screens/ask-recovery.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/recover')({ component: RecoverScreen })

function RecoverScreen() {
  const { t } = useTranslation()
  usePageTitle(t('accounts:recover.title'))
  return <AskRecovery />
}
