import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { trackingLink } from '../tracking-link.ts'
import { ParcelAddress } from './parcel-address.tsx'

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
      {courier && (
        <p>
          <MixedText text={t('delivery.courier', { name: courier })} />
        </p>
      )}
      {tracking && <Tracking tracking={tracking} />}
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

function Tracking({ tracking }: { tracking: string }) {
  const { t } = useTranslation('parcels')
  const href = trackingLink(tracking)
  if (href)
    return (
      <a href={href} target="_blank" rel="noreferrer noopener nofollow" className="target link justify-start! max-w-full">
        <Icon name="i-lucide-external-link" />
        {t('delivery.track')}
      </a>
    )
  return (
    <p className="wrap-anywhere">
      {t('delivery.tracking')}{' '}
      <b className="font-mono select-all" lang="en" translate="no">
        {tracking}
      </b>
    </p>
  )
}
