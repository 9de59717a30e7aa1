import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Account } from '#contract/accounts/accounts.ts'
import { reloadAccount, useAccount } from '../features/accounts/use-account.ts'
import { OwnShop } from '../features/sellers/screens/own-shop.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { OwnShopEvents } from '../shell/slots/own-shop-events.tsx'
import { useOwnShopServices } from '../shell/slots/use-own-shop-services.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/sellerprofile')({ component: SellerProfileScreen })

function SellerProfileScreen() {
  const { t } = useTranslation()
  usePageTitle(t('sellers:own.title'))
  return (
    <Guard wants="seller" what={t('sellers:own.title')}>
      <SellerArea>
        <Shop />
      </SellerArea>
    </Guard>
  )
}

function Shop() {
  const { account } = useAccount()
  return account?.seller_slug ? <OfSeller key={account.seller_slug} account={account} slug={account.seller_slug} /> : null
}

function OfSeller({ account, slug }: { account: Account; slug: string }) {
  const offers = useOwnShopServices(slug)
  return <OwnShop slug={slug} emailVerified={account.email_verified} events={<OwnShopEvents slug={slug} />} onSaved={reloadAccount} {...offers} />
}
