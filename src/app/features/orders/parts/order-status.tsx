import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import { useTimeLeft } from '../../../nouns/use-time-left.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { isAtPage, isCancellable, isOver, pageOpenUntil, payableUntil, statusWordOf } from '../order-styles.ts'
import { usePay } from '../pay.ts'
import { BackToPage } from './back-to-page.tsx'
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
  const { pay, isBusy, problem } = usePay(event_order_id, reload)
  const left = useTimeLeft(payableUntil(order), reload)
  const pageLeft = useTimeLeft(pageOpenUntil(order), reload)
  const isPaid = order.payment_status === 'Completed'
  const isPayable = left !== undefined && left > 0
  const isPageOpen = pageLeft !== undefined && pageLeft > 0
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
      {!isPaid && !isPageOpen && (hasFailed || problem) && <PayFailed problem={problem} event_order_id={order.event_order_id} canRetry={isPayable} />}
      {isPayable && <PayButton amount={order.final_price} isStarted={order_state === 'paying'} isBusy={isBusy} onPay={pay} />}
      {isPageOpen && <BackToPage isBusy={isBusy} problem={problem} onPay={pay} />}
      {isPaid && (
        <div className="grid gap-1">
          <AppLink to={`/tickets/${lowerCase(event_order_id)}`} className="btn-primary">
            <Icon name="i-lucide-ticket" />
            {t('order.tickets')}
          </AppLink>
          <p role="status" className="text-sm text-ink-soft empty:hidden">
            {hasTickets && t('order.ticketsHere')}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isOver(order_state) && order.event && (
          <AppLink to={`/eventdetails/${order.event.event_id}`} className="btn-primary">
            {t('order.again')}
          </AppLink>
        )}
        {hasReceipt(order) && <ReceiptButton order={order} />}
        {order_state === 'draft' && (
          <ScreenLink to="/events" className="btn-primary">
            {t('common:savedList.link')}
          </ScreenLink>
        )}
        {isCancellable(order_state) && left !== 0 && (
          <CancelButton event_order_id={event_order_id} isAtPage={isAtPage(order_state)} onCancelled={put} onRefused={reload} />
        )}
      </div>
    </section>
  )
}
