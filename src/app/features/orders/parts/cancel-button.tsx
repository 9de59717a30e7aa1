import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventOrder } from '#contract/orders.ts'
import { useConnection } from '../../../state/connection.ts'
import { showNotice } from '../../../state/notices.ts'
import { AskDialog } from '../../../ui/ask-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { takeBack } from '../calls.ts'

interface Props {
  event_order_id: string
  /** Gets what has become of the order. */
  onCancelled: (order: EventOrder) => void
}

/** Takes an unpaid order back, after asking. */
export function CancelButton({ event_order_id, onCancelled }: Props) {
  const { t } = useTranslation('orders')
  const isOffline = useConnection(({ state }) => state === 'offline')
  const [isAsking, setAsking] = useState(false)
  const cancel = async () => {
    onCancelled(await takeBack(event_order_id))
    showNotice(t('order.cancel.done'))
  }
  return (
    <>
      <Button look="danger" disabled={isOffline} title={isOffline ? t('order.cancel.offline') : undefined} onClick={() => setAsking(true)}>
        {t('order.cancel.button')}
      </Button>
      {isAsking && (
        <AskDialog title={t('order.cancel.title')} yes={t('order.cancel.yes')} no={t('order.cancel.no')} onYes={cancel} onClose={() => setAsking(false)}>
          {t('order.cancel.text')}
        </AskDialog>
      )}
    </>
  )
}
