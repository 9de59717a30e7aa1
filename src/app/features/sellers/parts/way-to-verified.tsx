import { useTranslation } from 'react-i18next'
import { DAY_MS } from '#contract/core/time.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import type { OwnLicence } from '#contract/sellers/trade-licence.ts'
import { keepsDates, VERIFIED_EMPLOYER, VERIFIED_SELLER } from '#contract/sellers/verified-sellers.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'

interface Props {
  seller: SellerPage
  emailVerified: boolean
  /** Null: none was given; undefined: not known. */
  licence: OwnLicence | null | undefined
  /** Milliseconds since the epoch. */
  now: number
}

/** What the badges still ask for, in words: they are not set by hand, so no request is needed. @see src/contract/sellers/verified-sellers.ts */
export function WayToVerified({ seller, emailVerified, licence, now }: Props) {
  const days = (now - Date.parse(seller.member_since)) / DAY_MS
  const complete = {
    picture: seller.profile_picture !== null,
    profession: seller.profession !== '',
    district: seller.district !== null,
    email: emailVerified,
  }
  const asSeller = {
    ...complete,
    member: days >= VERIFIED_SELLER.memberDays,
    // By goods no events are asked for.
    ...(keepsDates(seller)
      ? { goods: true }
      : { events: seller.events_held >= VERIFIED_SELLER.eventsHeld, people: seller.event_people >= VERIFIED_SELLER.people }),
  }
  const asEmployer = {
    ...complete,
    month: days >= VERIFIED_EMPLOYER.memberDays,
    answered: seller.applicants_answered >= VERIFIED_EMPLOYER.answered,
    // None is asked for.
    ...(licence && { licence: licence.state === 'seen' }),
  }
  return (
    <div className="grid gap-3">
      <Way badge="seller" has={seller.is_verified} wants={asSeller} />
      <Way badge="employer" has={seller.is_verified_employer} wants={asEmployer} />
    </div>
  )
}

const WANTS = ['picture', 'profession', 'district', 'email', 'member', 'month', 'events', 'people', 'goods', 'answered', 'licence'] as const
type Wants = Partial<Record<(typeof WANTS)[number], boolean>>

function Way({ badge, has, wants }: { badge: 'seller' | 'employer'; has: boolean; wants: Wants }) {
  const { t } = useTranslation('sellers')
  const format = useFormat()
  if (has) {
    return (
      <p className="card p-4 text-brand">
        <Icon name="i-lucide-badge-check" /> {t(`own.verified.${badge}`)}
      </p>
    )
  }
  const named = (isMet: boolean) => WANTS.filter((want) => wants[want] === isMet).map((want) => t(`own.wants.${want}`))
  const [met, misses] = [named(true), named(false)]
  return (
    <section aria-labelledby={`way-to-verified-${badge}`} className="card p-4">
      <h2 id={`way-to-verified-${badge}`} className="text-lg">
        {t(`own.wayTo.${badge}`)}
      </h2>
      {misses.length > 0 && <p>{t('own.verifiedMisses', { what: format.list(misses) })}</p>}
      {met.length > 0 && <p className="text-sm text-ink-soft">{t('own.verifiedHas', { what: format.list(met) })}</p>}
      {(wants.events === false || wants.people === false) && <p className="text-sm">{t('own.orByGoods')}</p>}
    </section>
  )
}
