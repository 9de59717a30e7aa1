import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import type { Checkout } from '../use-checkout.ts'

interface Props {
  checkout: Checkout
  /** What stands in the way of the order: beside the button, wherever the reader is. */
  children: ReactNode
}

/** Total and button: on phones always under the thumb, unless the screen is too low for anything beside it. */
export function CheckoutBar({ checkout: { basket, placing, editing }, children }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const isOffline = useIsOffline()
  const { final_price } = basket.totals
  const isFree = basket.lines.length > 0 && final_price === 0
  const waits = isOffline || editing === 'held'
  const words = () => {
    if (placing.busy === 'opening') return t('checkout.opening')
    if (placing.busy) return t(waits ? 'checkout.saving' : 'checkout.placing')
    if (editing === 'held') return t('checkout.saveChanges')
    if (isOffline) return t('checkout.save')
    return t(isFree ? 'checkout.confirmFree' : 'checkout.pay')
  }
  return (
    <div className="bottom-bar -mx-4 px-4 pt-2 pb-[calc(.5rem+env(safe-area-inset-bottom))] border-t bg-surface max-lg:[@media(min-height:26rem)]:sticky bottom-0 z-10 lg:mx-0 lg:px-0 lg:border-0 lg:col-start-2">
      <div role="alert" className="empty:hidden grid gap-2 pb-2 max-h-[50dvh] overflow-y-auto">
        {children}
      </div>
      {waits && <p className="text-sm text-marigold pb-1">{t('checkout.saveHint')}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="shrink-0 lg:hidden">
          <span className="block text-sm text-ink-soft">{t('checkout.totalAmount')}</span>
          <b className="text-lg text-marigold tabular">{isFree ? t('checkout.free') : format.price(final_price)}</b>
        </p>
        {/* What was refused has its own way on, which comes first. */}
        <BusyButton variant={placing.refusal ? 'quiet' : 'primary'} type="submit" isBusy={placing.busy !== undefined} className="flex-1 basis-40">
          {words()}
        </BusyButton>
      </div>
    </div>
  )
}
