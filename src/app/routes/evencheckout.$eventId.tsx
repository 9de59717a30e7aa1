import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../features/accounts/use-account.ts'
import { loadEventPage } from '../features/events/public/event-loader.ts'
import { EventNotCached } from '../features/events/public/screens/event-not-cached.tsx'
import { TellMeWhenSent } from '../features/notices/parts/tell-me-when-sent.tsx'
import { Checkout } from '../features/orders/screens/checkout.tsx'
import { NotFoundScreen } from '../shell/failures/late-screens.tsx'
import { LogInLink } from '../shell/header/log-in-link.tsx'
import { useFormat } from '../ui/formats/use-format.ts'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/evencheckout/$eventId')({
  validateSearch: ({ entry }: { entry?: unknown }): { entry?: string } => (typeof entry === 'string' ? { entry } : {}),
  loader: (args) => orLoadedByServer(args, (options) => loadEventPage(args.params.eventId, options)),
  component: CheckoutScreen,
  errorComponent: EventMissing,
  notFoundComponent: NotFoundScreen,
})

function CheckoutScreen() {
  const { t } = useTranslation()
  const answer = Route.useLoaderData()
  const { account } = useAccount()
  const { phone } = useFormat()
  usePageTitle(t('orders:checkout.title'))
  const logIn = <LogInLink className="btn-quiet">{t('common:nav.logIn')}</LogInLink>
  const known = { full_name: account?.full_name ?? '', phone_number: account?.phone ? phone(account.phone) : '', email: account?.email ?? '' }
  return <Checkout answer={answer} account={known} entry={Route.useSearch().entry} logIn={logIn} whenQueued={<TellMeWhenSent />} />
}

function EventMissing({ error }: ErrorComponentProps) {
  return <EventNotCached eventId={Route.useParams().eventId} error={error} />
}
