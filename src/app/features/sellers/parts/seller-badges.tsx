import { useTranslation } from 'react-i18next'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import { hasHeldEvents, keepsDates, onTimePercent, VERIFIED_EMPLOYER, VERIFIED_SELLER } from '#contract/sellers/verified-sellers.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { RuleBadge } from '../../../ui/text/rule-badge.tsx'

/** The badges of a seller, each with what it was given for and its rule. */
export function SellerBadges({ seller }: { seller: SellerPage }) {
  const { t } = useTranslation('sellers')
  const format = useFormat()
  return (
    <>
      {seller.is_verified && (
        <RuleBadge
          title={t('page.verified')}
          deeds={[
            hasHeldEvents(seller) && t('page.verifiedBy', { events: seller.events_held, people: seller.event_people }),
            keepsDates(seller) && t('page.verifiedByGoods', { orders: seller.goods_orders, percent: onTimePercent(seller) }),
          ]
            .filter(Boolean)
            .join(' · ')}
          rule={t('page.verifiedRule', VERIFIED_SELLER)}
        />
      )}
      {seller.is_verified_employer && (
        <RuleBadge
          title={t('page.employer')}
          deeds={[
            t('page.employerBy', { answered: seller.applicants_answered }),
            seller.licence_seen_at && t('page.licenceSeen', { date: format.day(seller.licence_seen_at) }),
          ]
            .filter(Boolean)
            .join(' ')}
          rule={t('page.employerRule', VERIFIED_EMPLOYER)}
        />
      )}
    </>
  )
}
