import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { ParcelAddress } from './parcel-address.tsx'
import { Tracking } from './tracking.tsx'

/** How the parcel comes, and where to; what its buyer wrote. */
export function ParcelDelivery({ order }: { order: ShopOrder }) {
  const { t } = useTranslation('parcels')
  const { delivery, courier, tracking, note, address, side } = order
  const isPickup = delivery.kind === 'pickup'
  return (
    <section aria-label={t('delivery.title')} className="card p-4 grid grid-cols-1 gap-2">
      <h2 className="text-base">{t('delivery.title')}</h2>
      <p>
        {t(`delivery.kinds.${delivery.kind}`)}
        {delivery.days_most > 0 && !isPickup && ` · ${t('delivery.days', { least: delivery.days_least, count: delivery.days_most })}`}
      </p>
      {delivery.note && (
        <p lang={scriptLanguage(delivery.note)} className="text-sm break-words whitespace-pre-line">
          {delivery.note}
        </p>
      )}
      <Tracking courier={courier} tracking={tracking} />
      {(!isPickup || side === 'sold') && <ParcelAddress address={address} />}
      {note && (
        <div>
          <p className="text-sm text-ink-soft">{t(side === 'sold' ? 'delivery.noteSold' : 'delivery.noteBought')}</p>
          <p lang={scriptLanguage(note)} className="break-words whitespace-pre-line">
            {note}
          </p>
        </div>
      )}
    </section>
  )
}
