import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemCode } from '#contract/core/problem-code.ts'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { showNotice } from '../../../state/notices.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { takePurchaseBack } from '../calls.ts'

interface Props {
  number: string
  /** A payment page may be open. */
  isAtPage: boolean
  onCancelled: (purchase: ShopPurchase) => void
  /** It was past that: it may be paid by now. */
  onRefused: () => void
}

/** Takes a purchase of goods back that is not paid, after asking. */
export function PurchaseCancel({ number, isAtPage, onCancelled, onRefused }: Props) {
  const { t } = useTranslation('orders')
  const isOffline = useIsOffline()
  const [isAsking, setAsking] = useState(false)
  const cancel = async () => {
    try {
      onCancelled(await takePurchaseBack(number))
    } catch (error) {
      if (problemCode(error) === 'bad-state') onRefused()
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
          {t(isAtPage ? 'goods.cancel.textPaying' : 'goods.cancel.text')}
        </AskDialog>
      )}
    </>
  )
}
