import { useTranslation } from 'react-i18next'
import { atDoorOf } from '#contract/purchases/purchase-rules.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { FeePaid } from './fee-paid.tsx'

/** The code that its buyer shows at the door: in Latin digits in both languages, since the rider types what is read out. Nothing while there is none. */
export function ParcelCode({ order }: { order: ShopOrder }) {
  const { code, delivery, state } = order
  const { t } = useTranslation('parcels')
  const format = useFormat()
  if (code === null || state === 'delivered') return null
  const isPickup = delivery.kind === 'pickup'
  return (
    <section aria-label={t('code.title')} className="card p-4 text-center">
      <h2 className="text-base">{t('code.title')}</h2>
      <p className="my-2 text-2xl font-600 tabular tracking-[.2em] select-all" lang="en" translate="no">
        {code}
      </p>
      <p className="text-sm text-ink-soft">{t(isPickup ? 'code.hintPickup' : 'code.hint')}</p>
      {atDoorOf(order) > 0 && <p className="mt-2 font-600">{t(isPickup ? 'code.cashPickup' : 'code.cash', { price: format.price(atDoorOf(order)) })}</p>}
      <FeePaid order={order} />
    </section>
  )
}
