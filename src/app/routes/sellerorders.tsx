import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Account } from '#contract/accounts/accounts.ts'
import { useAccount } from '../features/accounts/use-account.ts'
import { useProof } from '../features/accounts/use-proof.tsx'
import { readSalesFilter } from '../features/events/sales/sales-filter.ts'
import { AllSales } from '../features/events/sales/screens/all-sales.tsx'
import { SalesFigures } from '../features/sellers/dashboard/parts/sales-figures.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { OrderTabs } from '../shell/slots/order-tabs.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/sellerorders')({ component: SellerOrdersScreen })

function SellerOrdersScreen() {
  const { t } = useTranslation()
  const { account } = useAccount()
  usePageTitle(t('shell:titles.sellerorders'))
  return (
    <Guard wants="seller" what={t('shell:titles.sellerorders')}>
      <SellerArea>
        <OrderTabs tab="tickets" />
        {account && <Proven account={account} />}
      </SellerArea>
    </Guard>
  )
}

/** What gives money back may ask for the password once more. */
function Proven({ account }: { account: Account }) {
  const { t } = useTranslation()
  const { withProof, dialog } = useProof(account)
  const heading = (
    <>
      <h1 className="text-xl">{t('shell:titles.sellerorders')}</h1>
      <SalesFigures />
    </>
  )
  return (
    <>
      <AllSales filter={readSalesFilter(Route.useSearch())} withProof={withProof} heading={heading} />
      {dialog}
    </>
  )
}
