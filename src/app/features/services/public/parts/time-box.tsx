import { type ReactNode, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceDetail } from '#contract/services/services.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { hydrateDeferred } from '../../../../ui/hydration/deferred-hydration.ts'
import { freeTime } from '../free-time.ts'
import { hoursText, priceText, whyNotBookable } from '../service-facts.ts'
import type { Seen } from '../use-seen.ts'

/** Seldom needed, and whole as the server writes it. */
const WhyNotBookable = hydrateDeferred(async () => (await import('./why-not-bookable.tsx')).WhyNotBookable)

interface Props {
  service: ServiceDetail
  seen: Seen
  /** The way to its times, where there is one. */
  action: ReactNode
  /** What can be done with it besides. */
  actions: ReactNode
}

/** For how much and when next, before any button. */
export function TimeBox({ service, seen, action, actions }: Props) {
  const { t } = useTranslation('services')
  const format = useFormat()
  const { closed_until, rating, seats, pricing } = service
  const why = whyNotBookable(service)
  const whyNot = useMemo(
    () =>
      why && (
        <Suspense fallback={<div className="mt-3 h-18" />}>
          <WhyNotBookable why={why} />
        </Suspense>
      ),
    [why],
  )
  if (why === 'takenOff') return <section className="card p-4">{whyNot}</section>
  return (
    <section aria-label={t('details.box')} className="card overflow-clip! p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="text-2xl leading-tight tabular">{priceText(service, t, format)}</b>
        {rating.mean !== null && <span className="tabular">{t('rating', { mean: Math.round(rating.mean * 10) / 10, count: rating.count })}</span>}
      </p>
      {pricing === 'fixed' && seats > 1 && <p className="text-sm text-ink-soft">{t('price.perSeat')}</p>}
      {seen.price && <p className="text-sm text-marigold">{t('price.seen', { age: seen.price })}</p>}
      {whyNot}
      {!why && <NextTime service={service} seen={seen} />}
      {!why && closed_until && <p className="mt-1 text-sm font-600 text-marigold">{t('states.closed', { date: format.day(closed_until) })}</p>}
      {!why && (
        <p className="mt-1 text-sm text-ink-soft">{service.is_instant ? t('terms.instant') : t('terms.ask', { time: hoursText(service.answer_hours, t) })}</p>
      )}
      {action && <div className="max-lg:hidden mt-4">{action}</div>}
      {actions}
    </section>
  )
}

/** The next time that can be asked for; with its age once that matters. */
function NextTime({ service, seen: { now, time: age } }: Pick<Props, 'service' | 'seen'>) {
  const { t } = useTranslation('services')
  const format = useFormat()
  const time = freeTime(service, { t, format, now })
  if (time === undefined)
    return service.pricing === 'quote' ? null : <p className="mt-3">{service.next_free_at === null ? t('time.none') : t('time.passed')}</p>
  const text = t('time.next', { time })
  return <p className={`mt-3 font-600 ${age ? 'text-marigold' : 'text-brand'}`}>{age ? t('seen', { what: text, age }) : text}</p>
}
