import { useTranslation } from 'react-i18next'
import { DAY_MS } from '#contract/core/time.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import { VERIFIED_FROM } from '#contract/sellers/verified-sellers.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'

interface Props {
  seller: SellerPage
  emailVerified: boolean
  /** Milliseconds since the epoch. */
  now: number
}

/** What the badge still asks for, in words: it is not set by hand, so no request is needed. @see src/contract/sellers/verified-sellers.ts */
export function WayToVerified({ seller, emailVerified, now }: Props) {
  const { t } = useTranslation('sellers')
  const format = useFormat()
  if (seller.is_verified) {
    return (
      <p className="card p-4 text-brand">
        <Icon name="i-lucide-badge-check" /> {t('own.verified')}
      </p>
    )
  }
  const wants = {
    picture: seller.profile_picture !== null,
    profession: seller.profession !== '',
    district: seller.district !== null,
    email: emailVerified,
    member: now - Date.parse(seller.member_since) >= VERIFIED_FROM.memberDays * DAY_MS,
    events: seller.events_held >= VERIFIED_FROM.eventsHeld,
  }
  const named = (isMet: boolean) => (Object.keys(wants) as (keyof typeof wants)[]).filter((want) => wants[want] === isMet).map((want) => t(`own.wants.${want}`))
  const [has, misses] = [named(true), named(false)]
  return (
    <section aria-labelledby="way-to-verified" className="card p-4">
      <h2 id="way-to-verified" className="text-lg">
        {t('own.verifiedTitle')}
      </h2>
      <p>{t('own.verifiedMisses', { what: format.list(misses) })}</p>
      {has.length > 0 && <p className="text-sm text-ink-soft">{t('own.verifiedHas', { what: format.list(has) })}</p>}
    </section>
  )
}
