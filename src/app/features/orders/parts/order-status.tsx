import { useTranslation } from 'react-i18next'
import type { EventOrder } from '#contract/orders.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ScreenLink } from '../../../ui/screen-link.tsx'
import { Way } from '../../../ui/way.tsx'
import { isOver, payableUntil, statusWordOf } from '../order-looks.ts'
import { usePay } from '../pay.ts'
import { useTimeLeft } from '../use-time-left.ts'
import { CancelButton } from './cancel-button.tsx'
import { HoldCountdown } from './hold-countdown.tsx'
import { OrderNumber } from './order-number.tsx'
import { OrderSentence } from './order-sentence.tsx'
import { PayButton } from './pay-button.tsx'
import { PayFailed } from './pay-failed.tsx'
import { hasReceipt } from './receipt.tsx'
import { ReceiptButton } from './receipt-button.tsx'
import { StatusChip } from './state-chip.tsx'

interface Props {
  order: EventOrder
  /** The address says that a payment could not be begun. */
  hasFailed: boolean
  /** The tickets are on this phone. */
  hasTickets: boolean
  reload: () => void
  put: (order: EventOrder) => void
}

/** What the order is now, and the one thing to do about it. */
export function OrderStatus({ order, hasFailed, hasTickets, reload, put }: Props) {
  const { t } = useTranslation('orders')
  const { event_order_id, order_state } = order
  const { pay, isBusy, problem } = usePay(event_order_id)
  const left = useTimeLeft(payableUntil(order), reload)
  const isPaid = order.payment_status === 'Completed'
  const isPayable = left !== undefined && left > 0
  return (
    <section aria-label={t('order.status')} className="card p-4 grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <OrderNumber event_order_id={event_order_id} />
        <p>
          <span className="block text-sm text-ink-soft">{t('order.status')}</span>
          <StatusChip word={statusWordOf(order)} />
        </p>
      </div>
      <OrderSentence order={order} hasRunOut={left === 0} />
      {isPayable && <HoldCountdown left={left} />}
      {!isPaid && (hasFailed || problem) && <PayFailed problem={problem} canRetry={isPayable} />}
      {isPayable && <PayButton amount={order.final_price} isStarted={order_state === 'paying'} isBusy={isBusy} onPay={pay} />}
      {isPaid && (
        <div className="grid gap-1">
          <Way to={`/tickets/${event_order_id.toLowerCase()}`} className="btn-primary">
            <Icon name="i-lucide-ticket" />
            {t('order.tickets')}
          </Way>
          <p role="status" className="text-sm text-ink-soft empty:hidden">
            {hasTickets && t('order.ticketsHere')}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isOver(order_state) && order.event && (
          <Way to={`/eventdetails/${order.event.event_id}`} className="btn-primary">
            {t('order.again')}
          </Way>
        )}
        {hasReceipt(order) && <ReceiptButton order={order} />}
        {order_state === 'draft' && (
          <ScreenLink to="/events" className="btn-primary">
            {t('common:savedList.link')}
          </ScreenLink>
        )}
        {(order_state === 'held' || order_state === 'draft') && left !== 0 && <CancelButton event_order_id={event_order_id} onCancelled={put} />}
      </div>
    </section>
  )
}
