import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemCode } from '#contract/core/problem-code.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { showNotice } from '../../../state/notices.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { takeBack } from '../calls.ts'

interface Props {
  event_order_id: string
  /** A payment page of it may be open. */
  isAtPage: boolean
  /** Gets what has become of the order. */
  onCancelled: (order: EventOrder) => void
  /** It was past that: it may be paid by now. */
  onRefused?: () => void
}

/** Takes an unpaid order back, after asking. */
export function CancelButton({ event_order_id, isAtPage, onCancelled, onRefused }: Props) {
  const { t } = useTranslation('orders')
  const isOffline = useIsOffline()
  const [isAsking, setAsking] = useState(false)
  const cancel = async () => {
    try {
      onCancelled(await takeBack(event_order_id))
    } catch (error) {
      if (problemCode(error) === 'bad-state') onRefused?.()
      throw error
    }
    showNotice(t('order.cancel.done'))
  }
  return (
    <>
      <Button variant="danger" disabled={isOffline} title={isOffline ? t('order.cancel.offline') : undefined} onClick={() => setAsking(true)}>
        {t('order.cancel.button')}
      </Button>
      {isAsking && (
        <AskDialog title={t('order.cancel.title')} yes={t('order.cancel.yes')} no={t('order.cancel.no')} onYes={cancel} onClose={() => setAsking(false)}>
          {t(isAtPage ? 'order.cancel.textPaying' : 'order.cancel.text')}
        </AskDialog>
      )}
    </>
  )
}
