import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { PageLinks } from '../../../ui/navigation/page-links.tsx'
import { type PaymentSaid, PurchaseStatus } from '../goods/purchase-status.tsx'
import { PurchaseSums } from '../goods/purchase-sums.tsx'
import { usePurchase } from '../goods/use-purchase.ts'
import { isOver, isUndecided } from '../order-styles.ts'
import { OrderProblem } from '../parts/order-problem.tsx'
import { OrderRefunds } from '../parts/order-refunds.tsx'
import { OrderWaiting } from '../parts/order-waiting.tsx'
import { SupportLink } from '../parts/support-link.tsx'

interface Props {
  number: string
  /** What the address says of a payment. */
  said: PaymentSaid | undefined
  /** One of its orders, each of one seller, as a row of a list. */
  order: (order: ShopOrder, onChanged: () => void) => ReactNode
  /** What is offered while it is unknown whether it was paid. */
  whileUndecided?: ReactNode
}

/** One purchase of goods by its number alone: what is ordered of whom, what it costs, and how it is paid. It survives a reload, a deep link and a killed tab. */
export function ShopPurchase({ number, said, order, whileUndecided }: Props) {
  const { t } = useTranslation('orders')
  const { answer, problem, reload, put } = usePurchase(number)
  const purchase = answer?.value
  return (
    <div className="mx-auto max-w-4xl grid gap-3">
      <h1 className="text-xl">{t('goods.title')}</h1>
      {!purchase && !problem && <OrderWaiting />}
      {!purchase && problem && <OrderProblem problem={problem} offline={t('order.missing.offline')} retry={reload} leadsToOrders />}
      {answer && purchase && (
        <>
          <AgeNote answer={answer} />
          <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
            <div className="grid gap-3 lg:col-start-2 lg:row-start-1">
              <PurchaseStatus purchase={purchase} said={said} reload={reload} put={put} />
              {isUndecided(purchase.state) && whileUndecided}
              <OrderRefunds order={purchase} />
              <PurchaseSums purchase={purchase} />
            </div>
            <div className="grid gap-3 min-w-0 lg:col-start-1 lg:row-start-1">
              <section aria-label={t('goods.orders')} className="grid gap-2">
                <h2 className="text-lg">{t('goods.orders')}</h2>
                <ul className="grid gap-2">{purchase.orders.map((one) => order(one, reload))}</ul>
              </section>
              {isOver(purchase.state) && (
                <AppLink to="/shop" className="btn-primary justify-self-start">
                  {t('goods.toShop')}
                </AppLink>
              )}
              <p>
                <SupportLink event_order_id={purchase.number} className="link target" />
              </p>
              <PageLinks lead={t('order.help.title')} pages={['help', 'refund-policy', 'contact']} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}
