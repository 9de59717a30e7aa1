import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { PackingSlip } from './packing-slip.tsx'

/** Shows the packing slip; what is printed from there is the page's own copy of it, since paper gets no dialogs. */
export function SlipButton({ order }: { order: ShopOrder }) {
  const { t } = useTranslation('parcels')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="i-lucide-receipt-text" onClick={() => setOpen(true)}>
        {t('slip.title')}
      </Button>
      {isOpen && (
        <Dialog title={t('slip.title')} place="sheet" onClose={() => setOpen(false)}>
          <div className="grid grid-cols-1 gap-4">
            <PackingSlip order={order} />
            <Button variant="primary" icon="i-lucide-printer" onClick={() => print()}>
              {t('slip.print')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
