import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { VERIFIED_SELLER } from '#contract/sellers/verified-sellers.ts'
import type { ServiceDetail } from '#contract/services/services.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Portrait } from '../../../../ui/media/portrait.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { RuleBadge } from '../../../../ui/text/rule-badge.tsx'
import { districtOf } from '../service-facts.ts'

const NAME = 'min-w-0 min-h-12 flex flex-col justify-center'

/** Who does it, with what speaks for them. */
export function SellerCard({ service }: { service: ServiceDetail }) {
  const { t } = useTranslation('services')
  const format = useFormat()
  const place = districtOf(service, useLanguage())
  const { seller_profile: seller } = service
  return (
    <section aria-label={t('seller.title')} className="card p-4">
      <p className="text-sm text-ink-soft mb-2">{t('seller.title')}</p>
      <div className="flex items-center gap-3">
        <Portrait path={seller.profile_picture?.url ?? null} name={seller.full_name} variant="small" />
        <SellerName seller={seller} />
      </div>
      {seller.is_verified && (
        <RuleBadge title={t('seller.verified')} deeds={t('seller.done', { count: seller.bookings_done })} rule={t('seller.verifiedRule', VERIFIED_SELLER)} />
      )}
      {seller.bookings_done > 0 && <p className="mt-2 text-sm tabular">{t('seller.done', { count: seller.bookings_done })}</p>}
      {place && (
        <p className="mt-1 text-sm" lang={scriptLanguage(place)}>
          <Icon name="i-lucide-map-pin" /> {place}
        </p>
      )}
      <p className="mt-1 text-sm text-ink-soft">{t('seller.memberSince', { date: format.day(seller.member_since) })}</p>
    </section>
  )
}

/** With the way to the seller's own page; who sold before there were pages of sellers has none. */
function SellerName({ seller: { full_name, slug, profession } }: { seller: ServiceDetail['seller_profile'] }) {
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
  if (!slug) return <span className={NAME}>{name}</span>
  return (
    <AppLink to={`/seller/${slug}`} className={`${NAME} hover:underline`}>
      {name}
    </AppLink>
  )
}
