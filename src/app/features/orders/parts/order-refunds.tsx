import { useTranslation } from 'react-i18next'
import type { EventOrder } from '#contract/orders/orders.ts'
import { isRefundReason } from '#contract/purchases/purchase-reasons.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'

const STYLES = {
  pending: { icon: 'i-lucide-undo-2', colour: 'text-ink' },
  refunded: { icon: 'i-lucide-wallet', colour: 'text-ink' },
  failed: { icon: 'i-lucide-circle-alert', colour: 'text-danger' },
} as const

/** Money that goes back, and how far it is. */
export function OrderRefunds({ order }: { order: Pick<EventOrder, 'refunds'> }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  if (order.refunds.length === 0) return null
  return (
    <section aria-label={t('order.refunds.title')} className="card p-4 grid gap-3">
      <h2 className="text-base">{t('order.refunds.title')}</h2>
      {order.refunds.map(({ amount_taka, state, reason, at, reference }, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name, and new ones come after it.
        <div key={part}>
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className={`chip font-600 ${STYLES[state].colour}`}>
              <Icon name={STYLES[state].icon} />
              {t(`order.refunds.${state}`)}
            </span>
            <b className="tabular">{format.price(amount_taka)}</b>
          </p>
          <p className="text-sm text-ink-soft mt-1">
            <time dateTime={at}>{format.dateTime(at)}</time>
          </p>
          {isRefundReason(reason) && <p className="text-sm">{t(`order.refunds.reasons.${reason}`)}</p>}
          {reference !== undefined && <p className="text-sm">{t('order.refunds.byHand', { reference })}</p>}
          {state !== 'refunded' && <p className="text-sm">{t(`order.refunds.${state}Text`)}</p>}
        </div>
      ))}
    </section>
  )
}
