import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventOrder } from '#contract/orders/orders.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { Receipt } from './receipt.tsx'

/** Shows the receipt; what is printed from there is the page's own copy of it, since paper gets no dialogs. */
export function ReceiptButton({ order }: { order: EventOrder }) {
  const { t } = useTranslation('orders')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="i-lucide-receipt-text" onClick={() => setOpen(true)}>
        {t('order.receipt')}
      </Button>
      {isOpen && (
        <Dialog title={t('receipt.title')} place="sheet" onClose={() => setOpen(false)}>
          <div className="grid gap-4">
            <Receipt order={order} />
            <Button variant="primary" icon="i-lucide-printer" onClick={() => print()}>
              {t('receipt.print')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
