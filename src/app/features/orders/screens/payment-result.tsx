import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { lowerCase, upperCase } from '#contract/core/one-form.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import { serviceNow } from '../../../state/service-clock.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { isAtPage, isCancellable, isUndecided, payableUntil } from '../order-styles.ts'
import { CancelButton } from '../parts/cancel-button.tsx'
import { OrderProblem } from '../parts/order-problem.tsx'
import { PaymentPage } from '../parts/payment-page.tsx'
import { useOrder, useTicketsBrought } from '../use-order.ts'
import { usePaymentWay } from '../use-payment-way.ts'

interface Props {
  /** What the address says; the order says what is true. */
  said: 'success' | 'fail' | 'cancel'
  event_order_id: string | undefined
}

/** How a payment has ended, once the service has said so. @see Specification §2.8 "/event-payment-…" */
export function PaymentResult({ said, event_order_id }: Props) {
  const go = usePaymentWay()
  useEffect(() => {
    if (!event_order_id) go('/check-payment')
  }, [event_order_id, go])
  return event_order_id ? <Asked key={event_order_id} said={said} event_order_id={event_order_id} /> : <Checking />
}

function Checking() {
  const { t } = useTranslation('orders')
  return <PaymentPage icon="i-lucide-hourglass" colour="text-marigold" title={t('pay.check.title')} text={t('pay.check.asking')} />
}

function Asked({ said, event_order_id }: Required<Props> & { event_order_id: string }) {
  const { t } = useTranslation('orders')
  const { answer, problem, reload } = useOrder(event_order_id)
  const go = usePaymentWay()
  const order = answer?.value
  const isPaid = order?.payment_status === 'Completed'
  // What this phone kept is from before the payment: it can prove that it was paid, never that it was not.
  const isKnown = isPaid || answer?.from === 'network'
  const isElsewhere = isKnown && isPaid !== (said === 'success')

  useEffect(() => {
    if (isElsewhere) go(isPaid ? '/event-payment-success' : '/check-payment', event_order_id)
  }, [isElsewhere, isPaid, event_order_id, go])

  if (!order && problem && !isNoAnswer(problem.code))
    return <OrderProblem problem={problem} offline={t('order.missing.offline')} retry={reload} leadsToOrders />
  if (!isKnown && (answer || problem)) return <Undecided event_order_id={event_order_id} isOffline />
  if (!order || isElsewhere) return <Checking />
  const cancel = isCancellable(order.order_state) && (
    <CancelButton
      event_order_id={event_order_id}
      isAtPage={isAtPage(order.order_state)}
      onCancelled={() => go('/event_order', event_order_id)}
      onRefused={reload}
    />
  )
  if (isUndecided(order.order_state)) return <Undecided event_order_id={event_order_id} cancel={cancel} />
  return isPaid ? <Success order={order} /> : <NotPaid said={said === 'cancel' ? 'cancel' : 'fail'} order={order} cancel={cancel} />
}

/** Another payment of this order is still under way, or the service cannot be asked. */
function Undecided({ event_order_id, isOffline = false, cancel }: { event_order_id: string; isOffline?: boolean; cancel?: ReactNode }) {
  const { t } = useTranslation('orders')
  return (
    <PaymentPage
      icon={isOffline ? 'i-lucide-wifi-off' : 'i-lucide-hourglass'}
      colour="text-marigold"
      title={t('pay.check.undecided')}
      text={t(isOffline ? 'pay.check.offline' : 'pay.check.asking')}
      event_order_id={upperCase(event_order_id)}
      needsHelp
    >
      <AppLink to={`/event_order/${lowerCase(event_order_id)}`} className="btn-quiet">
        {t('pay.order')}
      </AppLink>
      {cancel}
    </PaymentPage>
  )
}

function Success({ order }: { order: EventOrder }) {
  const { t } = useTranslation('orders')
  const id = lowerCase(order.event_order_id)
  const hasTickets = useTicketsBrought(order)
  return (
    <PaymentPage
      icon="i-lucide-circle-check"
      colour="text-brand"
      title={t('pay.success.title')}
      text={
        <>
          <p>{t('pay.success.text')}</p>
          {hasTickets && <p className="text-sm text-ink-soft">{t('order.ticketsHere')}</p>}
        </>
      }
      event_order_id={order.event_order_id}
    >
      <AppLink to={`/tickets/${id}`} className="btn-primary">
        <Icon name="i-lucide-ticket" />
        {t('order.tickets')}
      </AppLink>
      <AppLink to={`/event_order/${id}`} className="btn-quiet">
        {t('pay.order')}
      </AppLink>
    </PaymentPage>
  )
}

function NotPaid({ said, order, cancel }: { said: 'fail' | 'cancel'; order: EventOrder; cancel: ReactNode }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const until = payableUntil(order)
  const isKept = until !== undefined && until > serviceNow()
  const id = lowerCase(order.event_order_id)
  return (
    <PaymentPage
      icon={said === 'fail' ? 'i-lucide-circle-x' : 'i-lucide-undo-2'}
      colour={said === 'fail' ? 'text-danger' : 'text-marigold'}
      title={t(`pay.${said}.title`)}
      text={
        <>
          <p>{t(isKept ? `pay.${said}.text` : 'pay.over')}</p>
          {isKept && order.hold_expires_at && <p className="mt-1 font-600">{t('pay.kept', { time: format.time(order.hold_expires_at) })}</p>}
        </>
      }
      event_order_id={order.event_order_id}
      needsHelp
    >
      <AppLink to={`/event_order/${id}`} className="btn-primary">
        {t(isKept ? 'pay.again' : 'pay.order')}
      </AppLink>
      <ScreenLink to="/orders" className="btn-quiet">
        {t('pay.orders')}
      </ScreenLink>
      {isKept && cancel}
    </PaymentPage>
  )
}
