import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Account } from '#contract/accounts/accounts.ts'
import { useAccount } from '../features/accounts/use-account.ts'
import { useProof } from '../features/accounts/use-proof.tsx'
import { EventHeading } from '../features/events/own/parts/event-heading.tsx'
import { readSalesFilter } from '../features/events/sales/sales-filter.ts'
import { Sales } from '../features/events/sales/screens/sales.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { EventTabs } from '../shell/slots/event-tabs.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/sellerevents_/event/$eventId/orders')({ component: SalesScreen })

function SalesScreen() {
  const { t } = useTranslation()
  const { account } = useAccount()
  const eventId = Number(Route.useParams().eventId)
  usePageTitle(t('selling:tabs.orders'))
  return (
    <Guard wants="seller" what={t('selling:tabs.orders')}>
      <SellerArea>
        <EventTabs eventId={eventId} tab="orders" />
        {account && <Proven key={eventId} account={account} eventId={eventId} />}
      </SellerArea>
    </Guard>
  )
}

/** What gives money back may ask for the password once more. */
function Proven({ account, eventId }: { account: Account; eventId: number }) {
  const { t } = useTranslation()
  const { withProof, dialog } = useProof(account)
  return (
    <>
      <Sales
        eventId={eventId}
        filter={readSalesFilter(Route.useSearch())}
        withProof={withProof}
        heading={<EventHeading eventId={eventId} title={t('selling:tabs.orders')} answer={undefined} />}
      />
      {dialog}
    </>
  )
}
