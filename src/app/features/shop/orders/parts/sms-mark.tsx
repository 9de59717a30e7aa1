import { useTranslation } from 'react-i18next'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** That an order came by SMS, and whether its buyer's phone has confirmed it. Nothing of one that came over the internet. */
export function SmsMark({ order: { sms } }: { order: Pick<ShopOrder, 'sms'> }) {
  const { t } = useTranslation('parcels')
  if (!sms) return null
  return (
    <p className={`flex items-start gap-2 text-sm ${sms === 'unconfirmed' ? 'text-marigold font-600' : 'text-ink-soft'}`}>
      <Icon name="i-lucide-message-square-text" className="mt-0.5" />
      {t(`sms.${sms}`)}
    </p>
  )
}
