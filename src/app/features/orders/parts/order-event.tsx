import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import { reviewPath } from '#contract/reviews/review-place.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useNow } from '../../../ui/formats/use-now.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'

interface Props {
  event: EventOrder['event']
  /** Its tickets are good. */
  isAttended: boolean
}

/** What was ordered for: name, place, time, and the way there; after its end, to its reviews. */
export function OrderEvent({ event, isAttended }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const now = useNow() ?? 0
  const canReview = isAttended && event && Date.parse(event.to_time) <= now
  const place = event?.type === 'Online' ? undefined : event?.location
  return (
    <section aria-label={t('order.event.title')} className="card p-4 grid gap-2">
      {event && (
        <h2 className="text-lg" lang={scriptLanguage(event.title)}>
          <AppLink to={`/eventdetails/${event.event_id}`} className="hover:underline">
            {event.title}
          </AppLink>
        </h2>
      )}
      {event && (
        <p className="flex gap-2">
          <Icon name={place ? 'i-lucide-map-pin' : 'i-lucide-video'} className="mt-0.5 text-ink-soft" />
          {place ? (
            <span>
              <MixedText text={place} />
            </span>
          ) : (
            t('order.event.online')
          )}
        </p>
      )}
      <p className="flex gap-2">
        <Icon name="i-lucide-calendar-days" className="mt-0.5 text-ink-soft" />
        {event ? <time dateTime={event.from_time}>{format.range(event.from_time, event.to_time)}</time> : t('order.event.noDate')}
      </p>
      {event && (
        <AppLink to={`/eventdetails/${event.event_id}`} className="link target justify-start! -my-2">
          {t('order.event.open')}
        </AppLink>
      )}
      {canReview && (
        <AppLink to={reviewPath({ page: `/eventdetails/${event.event_id}` })} className="link target justify-start! -my-2">
          {t('order.event.review')}
        </AppLink>
      )}
    </section>
  )
}
