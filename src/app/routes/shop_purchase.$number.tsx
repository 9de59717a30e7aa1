import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TellMeWhenSent } from '../features/notices/parts/tell-me-when-sent.tsx'
import { ShopPurchase } from '../features/orders/screens/shop-purchase.tsx'
import { OrderCard } from '../features/shop/orders/parts/order-card.tsx'
import { useSteps } from '../features/shop/orders/use-steps.ts'
import { Guard } from '../shell/guards/guard.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

const SAID = ['success', 'fail', 'cancel', 'failed'] as const
type Said = (typeof SAID)[number]

export const Route = createFileRoute('/shop_purchase/$number')({
  validateSearch: ({ payment }: Record<string, unknown>): { payment?: Said } => {
    const said = SAID.find((one) => one === payment)
    return said ? { payment: said } : {}
  },
  component: PurchaseScreen,
})

function PurchaseScreen() {
  const { t } = useTranslation('orders')
  const { number } = Route.useParams()
  const { payment } = Route.useSearch()
  const steps = useSteps()
  usePageTitle(t('goods.title'))
  return (
    <Guard wants="signed-in" what={t('goods.title')}>
      <ShopPurchase
        key={number}
        number={number}
        said={payment}
        order={(order, onChanged) => (
          <OrderCard key={order.number} order={order} steps={steps.filter(({ about }) => about.number === order.number)} onChanged={onChanged} />
        )}
        whileUndecided={<TellMeWhenSent about="decided" />}
      />
    </Guard>
  )
}
