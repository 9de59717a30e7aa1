import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../features/accounts/use-account.ts'
import { OwnShop } from '../features/sellers/screens/own-shop.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { OwnShopEvents } from '../shell/slots/own-shop-events.tsx'
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
  if (!account?.seller_slug) return null
  return (
    <OwnShop key={account.seller_slug} slug={account.seller_slug} emailVerified={account.email_verified} events={({ id }) => <OwnShopEvents sellerId={id} />} />
  )
}
