import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { safeParse } from 'valibot'
import { lowerCase, upperCase } from '#contract/core/one-form.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { EventOrderId } from '#contract/orders/orders.ts'
import { purchasePage } from '#contract/purchases/purchase-kinds.ts'
import { useAskingAgain } from '../../../nouns/use-asking-again.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { useAnswer } from '../../../wire/use-answer.ts'
import { askPayment } from '../calls.ts'
import { LAST_ORDER } from '../last-order.ts'
import { isAtPage } from '../order-styles.ts'
import { CancelButton } from '../parts/cancel-button.tsx'
import { PaymentPage } from '../parts/payment-page.tsx'
import { type PaymentPath, usePaymentWay } from '../use-payment-way.ts'

/** Some two and a half minutes of asking; afterwards the buyer is told without waiting here. */
const MOST_ASKED = 8

const LEADS_TO: Partial<Record<string, PaymentPath>> = {
  fail: '/event-payment-fail',
  cancel: '/event-payment-cancel',
  none: '/event_order',
}

const ICONS = { waiting: 'i-lucide-hourglass', offline: 'i-lucide-wifi-off', stuck: 'i-lucide-circle-alert' } as const

/** Asks what has become of a payment, and goes where the service's word leads. @see Specification §2.8 "/check-payment" */
export function CheckPayment({ event_order_id }: { event_order_id: string | undefined }) {
  const [known, setKnown] = useState(event_order_id)
  const go = usePaymentWay()
  useEffect(() => {
    if (event_order_id) return setKnown(event_order_id)
    const last = lastOrder()
    if (last) setKnown(last)
    else go('/orders')
  }, [event_order_id, go])
  return known ? <Asking key={known} event_order_id={known} /> : <Waiting />
}

function lastOrder(): string | undefined {
  const read = safeParse(EventOrderId, LAST_ORDER.read())
  return read.success ? read.output : undefined
}

function Waiting() {
  const { t } = useTranslation('orders')
  return <PaymentPage icon="i-lucide-hourglass" colour="text-marigold" title={t('pay.check.title')} text={t('pay.check.asking')} />
}

function Asking({ event_order_id }: { event_order_id: string }) {
  const { t } = useTranslation('orders')
  const { answer, problem, reload } = useAnswer((options) => askPayment(event_order_id, options), `payment of ${event_order_id}`)
  const go = usePaymentWay()
  const outcome = answer?.value.outcome
  const isPaid = answer?.value.payment_status === 'Completed'
  const kind = answer?.value.kind ?? 'tickets'
  const isUnknown = problem?.code === 'not-found' || problem?.code === 'bad-input'
  const isGivenUp = useAskingAgain({ isWaiting: !isUnknown && (!outcome || outcome === 'undecided'), after: problem ?? answer, ask: reload, most: MOST_ASKED })

  useEffect(() => {
    if (!outcome || outcome === 'undecided') return
    // Other kinds say on their own screen what has become of them.
    if (kind !== 'tickets') return go(purchasePage(kind, lowerCase(event_order_id)))
    // Money that arrived without making the order Completed is explained by the order itself.
    go(isPaid ? '/event-payment-success' : (LEADS_TO[outcome] ?? '/event_order'), event_order_id)
  }, [outcome, isPaid, kind, event_order_id, go])

  const isStuck = problem !== undefined && !isNoAnswer(problem.code)
  const title = outcome === 'undecided' || problem ? t('pay.check.undecided') : t('pay.check.title')
  const hasNoNetwork = problem !== undefined && !isStuck
  const words = () => {
    if (isUnknown) return t('order.missing.text')
    if (isStuck) return t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })
    if (hasNoNetwork) return t('pay.check.offline')
    return t(isGivenUp ? 'pay.check.later' : 'pay.check.asking')
  }
  return (
    <PaymentPage
      icon={ICONS[(isStuck && 'stuck') || (hasNoNetwork && 'offline') || 'waiting']}
      colour="text-marigold"
      title={isUnknown ? t('order.missing.title') : title}
      text={words()}
      event_order_id={isUnknown ? undefined : upperCase(event_order_id)}
      needsHelp={outcome === 'undecided' || problem !== undefined}
    >
      {(isGivenUp || problem) && !isUnknown && (
        <Button variant="primary" icon="i-lucide-rotate-cw" onClick={reload}>
          {t('pay.check.again')}
        </Button>
      )}
      {!isUnknown && (
        <AppLink to={purchasePage(kind, lowerCase(event_order_id))} className="btn-quiet">
          {t('pay.order')}
        </AppLink>
      )}
      <ScreenLink to="/orders" className="btn-quiet">
        {t('pay.orders')}
      </ScreenLink>
      {outcome === 'undecided' && answer && isAtPage(answer.value.order_state) && (
        <CancelButton event_order_id={event_order_id} isAtPage onCancelled={() => go('/event_order', event_order_id)} onRefused={reload} />
      )}
    </PaymentPage>
  )
}
