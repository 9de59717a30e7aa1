import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { problemCode } from '#contract/core/problem-code.ts'
import type { Sale } from '#contract/events/sales.ts'
import { showNotice } from '../../../../state/notices.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { refundOne } from '../calls.ts'
import type { WithProof } from '../with-proof.ts'
import { RefundDialog } from './refund-dialog.tsx'

interface Props {
  /** Those that are confirmed. */
  sales: readonly Sale[]
  withProof: WithProof
  /** Gets each order as it is then. */
  onDone: (sale: Sale) => void
  /** An order is not what the list shows. */
  onStale: () => void
  onClose: () => void
}

/** Asks before several orders get their money back, each once and one after another. */
export function RefundChosen({ sales, withProof, onDone, onStale, onClose }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  // As they were chosen: each that is done leaves the list of those that can be refunded.
  const asked = useRef(sales)
  const isDone = useRef(new Set<string>())
  const sum = asked.current.reduce((all, { final_price }) => all + final_price, 0)
  const hasFree = asked.current.some(({ final_price }) => final_price === 0)
  const happens = [
    ...(sum > 0 ? [t('refund.money', { money: format.price(sum) })] : []),
    ...(hasFree ? [t('refund.chosenFree')] : []),
    t('refund.void'),
    t('refund.seats'),
    t('refund.told'),
  ]
  const giveBack = async (why: string) => {
    for (const { event_order_id } of asked.current) {
      // What was done before the password was asked for, or before the last try failed, is not asked for again.
      if (isDone.current.has(event_order_id)) continue
      try {
        onDone(await refundOne(event_order_id, why))
      } catch (cause) {
        if (problemCode(cause) !== 'bad-state') throw cause
        onStale()
      }
      isDone.current.add(event_order_id)
    }
    showNotice(t('refund.chosenDone', { count: isDone.current.size }))
  }
  return (
    <RefundDialog
      title={t('refund.chosenTitle', { count: asked.current.length })}
      happens={happens}
      yes={t('refund.chosen', { count: asked.current.length })}
      draftName="refund chosen orders"
      withProof={withProof}
      onRefund={giveBack}
      onClose={onClose}
    />
  )
}
