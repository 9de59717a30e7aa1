import { useTranslation } from 'react-i18next'
import { problemCode } from '#contract/core/problem-code.ts'
import type { Sale } from '#contract/events/sales.ts'
import { showNotice } from '../../../../state/notices.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { refundOne } from '../calls.ts'
import type { WithProof } from '../with-proof.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { saleId } from './sale-card.tsx'

interface Props {
  sale: Sale
  withProof: WithProof
  /** Gets the order as it is now. */
  onDone: (sale: Sale) => void
  /** The order is not what the list shows. */
  onStale: () => void
  onClose: () => void
}

/** Asks before one order gets its money back, or is called off where it cost nothing. */
export function RefundSale({ sale, withProof, onDone, onStale, onClose }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { event_order_id, full_name, final_price } = sale
  const isFree = final_price === 0
  const giveBack = async (why: string) => {
    try {
      onDone(await refundOne(event_order_id, why))
    } catch (cause) {
      if (problemCode(cause) === 'bad-state') onStale()
      throw cause
    }
    showNotice(t(isFree ? 'refund.freeDone' : 'refund.done'))
  }
  const close = () => {
    onClose()
    // The button that opened this may be gone, and the focus with it.
    requestAnimationFrame(() => document.activeElement === document.body && document.getElementById(saleId(sale))?.focus())
  }
  return (
    <RefundDialog
      title={t(isFree ? 'refund.freeTitle' : 'refund.title', { name: full_name })}
      happens={[isFree ? t('refund.free') : t('refund.money', { money: format.price(final_price) }), t('refund.void'), t('refund.seats'), t('refund.told')]}
      yes={t(isFree ? 'refund.freeYes' : 'refund.yes')}
      draftName={`refund ${event_order_id}`}
      withProof={withProof}
      onRefund={giveBack}
      onClose={close}
    />
  )
}
