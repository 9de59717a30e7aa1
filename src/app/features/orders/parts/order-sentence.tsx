import { useTranslation } from 'react-i18next'
import type { EventOrder } from '#contract/orders.ts'
import { useConnection } from '../../../state/connection.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useFormat } from '../../../ui/use-format.ts'
import { STATE_LOOKS } from '../order-looks.ts'

interface Props {
  order: EventOrder
  /** Its time to be paid is over, and the service has not said yet what follows. */
  hasRunOut: boolean
}

/** What an order is now, in a sentence that is true. Stands there from the start, so that a change is read out. */
export function OrderSentence({ order, hasRunOut }: Props) {
  const { t } = useTranslation('orders')
  const text = useText(order, hasRunOut)
  const { icon, colour } = STATE_LOOKS[hasRunOut ? 'expired' : order.order_state]
  return (
    <div role="status">
      <h2 className={`flex items-start gap-2 text-lg ${colour}`}>
        <Icon name={icon} className="mt-1" />
        {hasRunOut ? t('order.hold.over') : t(`order.states.${order.order_state}.title`)}
      </h2>
      <p className="mt-1">{text}</p>
    </div>
  )
}

function useText({ order_state, hold_expires_at, reason }: EventOrder, hasRunOut: boolean): string {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const isOffline = useConnection(({ state }) => state === 'offline')
  const time = hold_expires_at ? format.time(hold_expires_at) : ''
  if (hasRunOut) return isOffline ? t('order.hold.overOffline', { time }) : t('order.hold.overText')
  if (order_state === 'cancelled' && reason === 'by-buyer') return t('order.states.cancelled.byBuyer')
  return t(`order.states.${order_state}.text`, { time })
}
