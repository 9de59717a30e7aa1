import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { OrdersProblem } from '../../orders/parts/orders-problem.tsx'
import { useShopOrder } from '../../orders/use-shop-order.ts'
import { ComplaintForm } from '../parts/complaint-form.tsx'

/** Where a buyer says what is wrong with an order. */
export function ComplainScreen({ number }: { number: string }) {
  const { t } = useTranslation('returns')
  const { answer, problem, reload } = useShopOrder(number)
  const order = answer?.value
  const mayComplain = order?.side === 'bought' && order.complaint !== null
  return (
    <div className="mx-auto max-w-2xl grid grid-cols-1 gap-3">
      <h1 className="text-xl">{t('complain')}</h1>
      {!answer && !problem && <div role="status" aria-label={t('common:loading')} className="skeleton h-64" />}
      {!answer && problem && <OrdersProblem problem={problem} of="order" retry={reload} />}
      {order && mayComplain && <ComplaintForm order={order} />}
      {order && !mayComplain && (
        <NothingHere drawing="empty" title={t('notNow')} hint={t('notNowHint')} as="h2">
          <AppLink to={`/shop_order/${lowerCase(number)}`} className="btn-primary">
            {t('outbox.openOrder')}
          </AppLink>
        </NothingHere>
      )}
    </div>
  )
}
