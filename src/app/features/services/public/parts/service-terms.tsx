import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BOOKING_LIMITS } from '#contract/bookings/booking-rules.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { ServiceDetail } from '#contract/services/services.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { usePlaceNames } from '../../../../ui/formats/use-place-names.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { hoursText, lengthText } from '../service-facts.ts'

const Term = ({ icon, name, children }: { icon: `i-lucide-${string}`; name: string; children: ReactNode }) => (
  <div className="relative ps-8 min-w-0">
    <dt className="text-sm text-ink-soft">
      <Icon name={icon} className="absolute start-0 top-1 text-base" />
      {name}
    </dt>
    <dd>{children}</dd>
  </div>
)

/** What asking for a time means: how long it takes, where it is done, who decides, how it is paid and what cancelling costs. */
export function ServiceTerms({ service }: { service: ServiceDetail }) {
  const { t } = useTranslation('services')
  const { pricing, hours_least, hours_most, duration, seats, notice_hours, horizon_days, category, subcategory } = service
  const { i18n } = useTranslation()
  const kinds = [category, subcategory].map(({ title, title_bn }) => (i18n.language === 'bn' ? title_bn : title))
  const hours = hours_least === hours_most ? t('length.hours', { count: hours_most }) : t('terms.hours', { least: hours_least, count: hours_most })
  return (
    <section aria-labelledby="service-terms">
      <h2 id="service-terms" className="text-lg mb-2">
        {t('terms.title')}
      </h2>
      <dl className="card grid gap-3 p-4 sm:grid-cols-2">
        <Term icon="i-lucide-clock" name={t('terms.length')}>
          {pricing === 'hourly' ? hours : lengthText(duration, t)}
        </Term>
        <Term icon="i-lucide-map-pin" name={t('terms.where')}>
          <Where service={service} />
        </Term>
        {seats > 1 && (
          <Term icon="i-lucide-users" name={t('terms.seats')}>
            {t('terms.seatsMost', { count: seats })}
          </Term>
        )}
        <Term icon="i-lucide-circle-check" name={t('terms.confirming')}>
          {service.is_instant ? t('terms.instant') : t('terms.ask', { time: hoursText(service.answer_hours, t) })}
        </Term>
        <Term icon="i-lucide-calendar-days" name={t('terms.when')}>
          {notice_hours > 0 ? t('terms.notice', { time: hoursText(notice_hours, t), count: horizon_days }) : t('terms.horizon', { count: horizon_days })}
        </Term>
        <Term icon="i-lucide-banknote" name={t('terms.payment')}>
          {t(`terms.payments.${service.payment}`, { percent: service.advance_percent })}
        </Term>
        <Term icon="i-lucide-undo-2" name={t('terms.cancelling')}>
          {t('terms.cancelFree', { time: hoursText(Number(service.cancel_hours), t) })}{' '}
          {service.payment !== 'after' && t(`terms.cancelLater.${service.payment}`)} {t('terms.cancelAlways', { count: BOOKING_LIMITS.freeMinutes })}
        </Term>
        <Term icon="i-lucide-layout-grid" name={t('filters.category')}>
          {[...new Set(kinds)].join(' › ')}
        </Term>
      </dl>
    </section>
  )
}

/** Where it is done, with all districts to which the provider comes; where the buyer comes, no more of the address than anybody may know. */
function Where({ service: { place, reaches, area, area_bn, district } }: { service: ServiceDetail }) {
  const { t, i18n } = useTranslation('services')
  const format = useFormat()
  const nameOf = usePlaceNames({ district: reaches?.[0] ?? district ?? undefined })
  if (place === 'online') return t('where.online')
  if (place === 'at-customer') {
    if (reaches === null) return t('where.comesEverywhere')
    const names = format.list(reaches.map(nameOf))
    return (
      <>
        {t('where.comes')} <span lang={scriptLanguage(names)}>{names}</span>
      </>
    )
  }
  const address = [i18n.language === 'bn' ? (area_bn ?? area) : area, district && nameOf(district)].filter(Boolean).join(', ')
  return (
    <>
      {t('places.at-provider')}
      {address && (
        <>
          : <span lang={scriptLanguage(address)}>{address}</span>
        </>
      )}
      <span className="block text-sm text-ink-soft">{t('where.exact')}</span>
    </>
  )
}
