import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../features/accounts/use-account.ts'
import { loadEventList } from '../features/events/calls.ts'
import { EventsOfSeller } from '../features/events/parts/events-of-seller.tsx'
import { OwnShop } from '../features/sellers/screens/own-shop.tsx'
import { Guard } from '../shell/guard.tsx'
import { SellerArea } from '../shell/seller-area.tsx'
import { Icon } from '../ui/icon.tsx'
import { ScreenLink } from '../ui/screen-link.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import { useAnswer } from '../wire/use-answer.ts'

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
    <OwnShop key={account.seller_slug} slug={account.seller_slug} emailVerified={account.email_verified} events={({ id }) => <OwnEvents sellerId={id} />} />
  )
}

function OwnEvents({ sellerId }: { sellerId: number }) {
  const { t } = useTranslation()
  const { answer } = useAnswer((how) => loadEventList({ seller: sellerId }, how), `events of ${sellerId}`)
  return (
    <>
      {answer ? <EventsOfSeller page={answer.value} sellerId={sellerId} /> : <div className="skeleton h-24" />}
      <p className="flex flex-wrap gap-2 mt-3">
        <ScreenLink to="/selleraddevent" className="btn-primary">
          <Icon name="i-lucide-calendar-plus" />
          {t('shell:titles.selleraddevent')}
        </ScreenLink>
        <ScreenLink to="/sellerevents" className="btn-quiet">
          {t('shell:myEvents')}
        </ScreenLink>
      </p>
    </>
  )
}
