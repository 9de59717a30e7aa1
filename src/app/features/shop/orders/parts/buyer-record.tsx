import { useTranslation } from 'react-i18next'
import { COD_LIMITS } from '#contract/shop/cod-rules.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** What a buyer did with parcels: both sides see the same. */
export function BuyerRecord({ order: { record, side, sms } }: { order: ShopOrder }) {
  const { t } = useTranslation('parcels')
  const format = useFormat()
  // Who it is is not known yet.
  if (sms === 'unconfirmed') return null
  const all = record.received + record.refused
  const days = format.number(COD_LIMITS.recordDays)
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon name="i-lucide-rotate-ccw-clock" className="mt-0.5" />
      <span>
        <span className="text-ink-soft">{t(side === 'sold' ? 'record.sold' : 'record.bought')}</span>{' '}
        {all === 0 ? t('record.none', { days }) : t('record.some', { received: format.number(record.received), count: all, days })}
      </span>
    </p>
  )
}
