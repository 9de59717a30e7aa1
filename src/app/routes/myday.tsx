import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../features/accounts/use-account.ts'
import { MyDays } from '../features/days/screens/my-days.tsx'
import { LogInLink } from '../shell/header/log-in-link.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/myday')({ component: MyDayScreen })

function MyDayScreen() {
  const { t } = useTranslation()
  const { account } = useAccount()
  usePageTitle(t('days:title'))
  return <MyDays isSeller={Boolean(account?.seller_slug)} logIn={<LogInLink className="btn-primary">{t('common:nav.logIn')}</LogInLink>} />
}
