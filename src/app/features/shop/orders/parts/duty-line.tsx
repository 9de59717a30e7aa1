import { useTranslation } from 'react-i18next'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { useServiceNow } from '../../../../nouns/use-service-now.ts'
import { useShortMoment } from '../../../../ui/formats/use-short-moment.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { dutyOf } from '../order-clock.ts'

/** Who has to do what until when, in one sentence. */
export function DutyLine({ order }: { order: ShopOrder }) {
  const { t } = useTranslation('parcels')
  const short = useShortMoment()
  const { word, by, isLate } = dutyOf(order, useServiceNow())
  const { side, seller, address } = order
  return (
    <p className={`flex items-start gap-2 ${isLate ? 'text-danger font-600' : ''}`}>
      <Icon name={isLate ? 'i-lucide-clock-alert' : 'i-lucide-clock'} className="mt-0.5" />
      <span className="min-w-0">
        <MixedText text={t(`duty.${side}.${word}`, { seller: seller.name, buyer: address.full_name, date: by ? short(by) : '' })} />
      </span>
    </p>
  )
}
