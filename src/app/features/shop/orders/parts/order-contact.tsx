import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'

/** How its buyer reaches the shop. */
export function OrderContact({ order: { side, seller, purchase } }: { order: ShopOrder }) {
  const { t } = useTranslation('parcels')
  const format = useFormat()
  if (side === 'sold') return null
  return (
    <section aria-label={t('contact.title')} className="card p-4 grid grid-cols-1 gap-1">
      <h2 className="text-base">{t('contact.title')}</h2>
      {seller.phone_number && (
        <a className="target link justify-start! max-w-full" href={`tel:${seller.phone_number}`}>
          <Icon name="i-lucide-phone" />
          <span className="tabular">{format.phone(seller.phone_number)}</span>
        </a>
      )}
      <AppLink to={`/seller/${seller.slug}`} className="target link justify-start! max-w-full">
        <Icon name="i-lucide-store" />
        {t('contact.shop')}
      </AppLink>
      {purchase && (
        <AppLink to={`/shop_purchase/${lowerCase(purchase)}`} className="target link justify-start! max-w-full">
          <Icon name="i-lucide-shopping-bag" />
          {t('contact.purchase')}
        </AppLink>
      )}
    </section>
  )
}
