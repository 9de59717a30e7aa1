import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'

interface Props {
  /** Taka. */
  amount: number
  /** A page of the provider is open already. */
  isStarted: boolean
  isBusy: boolean
  onPay: () => void
}

/** To the payment provider, by a tap and with a network only. */
export function PayButton({ amount, isStarted, isBusy, onPay }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const isOffline = useIsOffline()
  const noteId = useId()
  return (
    <div className="grid gap-1">
      <BusyButton
        variant="primary"
        icon="i-lucide-credit-card"
        className="w-full"
        isBusy={isBusy}
        disabled={isOffline}
        aria-describedby={noteId}
        onClick={onPay}
      >
        {isBusy ? t('pay.opening') : t('pay.now')}
        {!isBusy && <span className="tabular">{format.price(amount)}</span>}
      </BusyButton>
      <p id={noteId} className={`text-sm ${isOffline ? 'text-marigold' : 'text-ink-soft'}`}>
        {isOffline && <Icon name="i-lucide-wifi-off" />}{' '}
        {isOffline ? t('pay.offline') : t(isStarted ? 'pay.started' : 'pay.where', { amount: format.price(amount) })}
      </p>
    </div>
  )
}
