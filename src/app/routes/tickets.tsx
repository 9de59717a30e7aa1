import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MyTickets } from '../features/events/tickets/screens/my-tickets.tsx'
import { LogInLink } from '../shell/header/log-in-link.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/tickets')({ component: TicketsScreen })

function TicketsScreen() {
  const { t } = useTranslation()
  usePageTitle(t('tickets:title'))
  return <MyTickets logIn={<LogInLink className="btn-primary">{t('common:nav.logIn')}</LogInLink>} />
}
