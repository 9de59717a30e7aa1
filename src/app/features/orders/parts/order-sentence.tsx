import { useTranslation } from 'react-i18next'
import type { EventOrder } from '#contract/orders/orders.ts'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { STATE_STYLES, shownStateOf } from '../order-styles.ts'

interface Props {
  order: EventOrder
  /** Its time to be paid is over, and the service has not said yet what follows. */
  hasRunOut: boolean
}

/** What an order is now, in a sentence that is true. Stands there from the start, so that a change is read out. */
export function OrderSentence({ order, hasRunOut }: Props) {
  const { t } = useTranslation('orders')
  const text = useText(order, hasRunOut)
  const title = isFreeAndOff(order) ? t('order.states.refunded.freeTitle') : t(`order.states.${shownStateOf(order)}.title`)
  const { icon, colour } = STATE_STYLES[hasRunOut ? 'expired' : shownStateOf(order)]
  return (
    <div role="status">
      <h2 className={`flex items-start gap-2 text-lg ${colour}`}>
        <Icon name={icon} className="mt-1" />
        {hasRunOut ? t('order.hold.over') : title}
      </h2>
      <p className="mt-1">{text}</p>
    </div>
  )
}

/** It was called off, and had cost nothing: there is no money to speak of. */
const isFreeAndOff = ({ order_state, final_price }: EventOrder) => order_state === 'refunded' && final_price === 0

function useText(order: EventOrder, hasRunOut: boolean): string {
  const { order_state, hold_expires_at, reason } = order
  const { t } = useTranslation('orders')
  const format = useFormat()
  const isOffline = useIsOffline()
  const time = hold_expires_at ? format.time(hold_expires_at) : ''
  if (hasRunOut) return isOffline ? t('order.hold.overOffline', { time }) : t('order.hold.overText')
  if (order_state === 'cancelled' && reason === 'by-buyer') return t('order.states.cancelled.byBuyer')
  if (order_state === 'cancelled' && reason === 'called-off') return t('order.states.cancelled.calledOff')
  if (order_state === 'review' && reason === 'called-off') return t('order.states.review.calledOff')
  if (shownStateOf(order) === 'refund_held') return t('order.states.refund_held.text')
  if (order_state === 'refund_due' && reason === 'called-off') return t('order.states.refund_due.calledOff')
  if ((order_state === 'refund_due' || order_state === 'refunded') && reason === 'cancelled') return t(`order.states.${order_state}.cancelled`)
  if (isFreeAndOff(order)) return t('order.states.refunded.free')
  return t(`order.states.${order_state}.text`, { time })
}
