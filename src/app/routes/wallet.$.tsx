import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { OrderMoney } from '../features/wallet/screens/order-money.tsx'
import { NotFoundScreen } from '../shell/failures/late-screens.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { WalletScreen } from '../shell/wallet-screen.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

/** All screens of a person's money, where it stands first: each route is paid for by every page, so that they share one. */
export const Route = createFileRoute('/wallet/$')({ component: WalletScreens })

const TITLES: Record<string, string> = { '': 'title', moves: 'movesTitle', statement: 'statement.title', withdraw: 'withdraw.title', pay: 'pay.title' }
const ORDER = /^orders\/([0-9a-z]{1,60})$/i

function WalletScreens() {
  const { t } = useTranslation('wallet')
  const { _splat = '' } = Route.useParams()
  const search = Route.useSearch() as Record<string, unknown>
  const [, order] = ORDER.exec(_splat) ?? []
  const title = order === undefined ? TITLES[_splat] : 'order.title'
  usePageTitle(t(title ?? 'title'))
  if (title === undefined) return <NotFoundScreen />
  return (
    <Guard wants={_splat === '' ? 'signed-in' : 'seller'} what={t(title)}>
      <SellerArea>{order === undefined ? <WalletScreen name={_splat} search={search} /> : <OrderMoney key={order} number={order} />}</SellerArea>
    </Guard>
  )
}
