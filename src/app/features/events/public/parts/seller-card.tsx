import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { EventSeller } from '#contract/events/events.ts'
import { hasHeldEvents, onTimePercent } from '#contract/sellers/verified-sellers.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Portrait } from '../../../../ui/media/portrait.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { isPlainClick } from '../../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { RuleBadge } from '../../../../ui/text/rule-badge.tsx'

type Profile = NonNullable<EventSeller['sellerprofile']>

const Name = ({ profile }: { profile: Profile }) => (
  <span className="min-w-0">
    <b className="block" lang={scriptLanguage(profile.full_name)}>
      {profile.full_name}
    </b>
    {profile.profession && (
      <span className="block text-sm text-ink-soft" lang={scriptLanguage(profile.profession)}>
        {profile.profession}
      </span>
    )}
  </span>
)

/** To the seller's own page. @see Specification §2.8 "a link to /seller/{slug}" */
function SellerLink({ profile }: { profile: Profile }) {
  const router = useRouter()
  const prefix = usePrefix()
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void router.navigate({ to: '/seller/$slug', params: { slug: profile.slug } })
  }
  return (
    <a href={withLanguage(prefix, `/seller/${profile.slug}`)} onClick={open} className="min-h-12 flex items-center hover:underline">
      <Name profile={profile} />
    </a>
  )
}

/** The seller in one line, above the title. @see Specification §2.8 "A seller card" */
export function SellerLine({ seller }: { seller: EventSeller }) {
  const profile = seller.sellerprofile
  if (!profile) return null
  return (
    <p className="flex items-center gap-3">
      <Portrait path={profile.profile_picture?.url ?? null} name={profile.full_name} variant="small" />
      <Name profile={profile} />
    </p>
  )
}

/** The seller with what speaks for them. @see Specification §2.8 "Below it is a … seller card" */
export function SellerCard({ seller, eventId }: { seller: EventSeller; eventId: number }) {
  const { t, i18n } = useTranslation('events')
  const format = useFormat()
  const profile = seller.sellerprofile
  if (!profile) return null
  const place = (i18n.language === 'bn' && profile.district_bn) || profile.district
  return (
    <section aria-label={t('seller.title')} className="card p-4">
      <div className="flex items-center gap-3">
        <Portrait path={profile.profile_picture?.url ?? null} name={profile.full_name} variant="small" />
        <SellerLink profile={profile} />
      </div>
      {profile.is_verified && (
        <RuleBadge
          title={t('seller.verified')}
          deeds={
            hasHeldEvents(profile)
              ? t('seller.verifiedBy', { events: profile.events_held, people: profile.event_people })
              : t('seller.verifiedByGoods', { orders: profile.goods_orders, percent: onTimePercent(profile) })
          }
          // The answer that events give where their seller asks nothing else.
          rule={t('faq.questions.4.answer')}
        />
      )}
      {place && (
        <p className="mt-2 text-sm" lang={scriptLanguage(place)}>
          <Icon name="i-lucide-map-pin" /> {place}
        </p>
      )}
      <p className="mt-1 text-sm text-ink-soft">{t('seller.memberSince', { date: format.day(profile.member_since) })}</p>
      <AppLink to={`/messages/new?kind=event&subject=${eventId}`} className="mt-3 btn-quiet w-full">
        <Icon name="i-lucide-message-square-text" />
        {t('seller.ask')}
      </AppLink>
    </section>
  )
}
