import { useTranslation } from 'react-i18next'
import { lowerCase, upperCase } from '#contract/core/one-form.ts'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { OrdersProblem } from '../../orders/parts/orders-problem.tsx'
import { useShopOrder } from '../../orders/use-shop-order.ts'
import { ComplaintForm } from '../parts/complaint-form.tsx'
import { useHeldComplaint } from '../use-held-complaint.ts'

interface Props {
  number: string
  /** Of the outbox: the complaint that is changed. */
  entry?: string | undefined
}

/** Where a buyer says what is wrong with an order. */
export function ComplainScreen({ number, entry }: Props) {
  const { t } = useTranslation('returns')
  const { answer, problem, reload } = useShopOrder(number)
  const order = answer?.value
  const held = useHeldComplaint(entry, upperCase(number))
  const mayComplain = order?.side === 'bought' && order.complaint !== null
  return (
    <div className="mx-auto max-w-2xl grid grid-cols-1 gap-3">
      <h1 className="text-xl">{t('complain')}</h1>
      {((!answer && !problem) || (mayComplain && held === undefined)) && <div role="status" aria-label={t('common:loading')} className="skeleton h-64" />}
      {!answer && problem && <OrdersProblem problem={problem} of="order" retry={reload} />}
      {order && mayComplain && held !== undefined && <ComplaintForm order={order} held={held} />}
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
