import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { ProductDetail } from '#contract/products/products.ts'
import { keepsDates, onTimePercent, VERIFIED_SELLER } from '#contract/sellers/verified-sellers.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Portrait } from '../../../../ui/media/portrait.tsx'
import { isPlainClick } from '../../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { RuleBadge } from '../../../../ui/text/rule-badge.tsx'
import { districtOf } from '../product-facts.ts'

const NAME = 'min-w-0 min-h-12 flex flex-col justify-center'

/** Who sells it, with what speaks for them: what they did, where they are, what their shop is registered as. */
export function SellerCard({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('products')
  const format = useFormat()
  const place = districtOf(product, useLanguage())
  const { seller_profile: seller, shop } = product
  return (
    <section aria-label={t('seller.title')} className="card p-4">
      <p className="text-sm text-ink-soft mb-2">{t('seller.title')}</p>
      <div className="flex items-center gap-3">
        <Portrait path={seller.profile_picture?.url ?? null} name={seller.full_name} variant="small" />
        <SellerLink seller={seller} />
      </div>
      {seller.is_verified && (
        <RuleBadge
          title={t('seller.verified')}
          deeds={
            keepsDates(seller)
              ? t('seller.verifiedByGoods', { orders: seller.goods_orders, percent: onTimePercent(seller) })
              : t('seller.verifiedBy', { events: seller.events_held, people: seller.event_people })
          }
          rule={t('seller.verifiedRule', VERIFIED_SELLER)}
        />
      )}
      {place && (
        <p className="mt-2 text-sm" lang={scriptLanguage(place)}>
          <Icon name="i-lucide-map-pin" /> {place}
        </p>
      )}
      <p className="mt-1 text-sm text-ink-soft">{t('seller.memberSince', { date: format.day(seller.member_since) })}</p>
      {shop.licence_seen_at && <p className="mt-1 text-sm text-ink-soft">{t('seller.licenceSeen', { date: format.day(shop.licence_seen_at) })}</p>}
      {shop.dbid && <p className="mt-1 text-sm text-ink-soft">{t('seller.dbid', { number: shop.dbid })}</p>}
    </section>
  )
}

/** To the seller's own page. */
function SellerLink({ seller: { full_name, slug, profession } }: { seller: ProductDetail['seller_profile'] }) {
  const router = useRouter()
  const prefix = usePrefix()
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void router.navigate({ to: '/seller/$slug', params: { slug } })
  }
  const name = (
    <>
      <b lang={scriptLanguage(full_name)}>{full_name}</b>
      {profession && (
        <span className="text-sm text-ink-soft" lang={scriptLanguage(profession)}>
          {profession}
        </span>
      )}
    </>
  )
  // Who sold before there were pages of sellers has none.
  if (!slug) return <span className={NAME}>{name}</span>
  return (
    <a href={withLanguage(prefix, `/seller/${slug}`)} onClick={open} className={`${NAME} hover:underline`}>
      {name}
    </a>
  )
}
