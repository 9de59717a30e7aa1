import { useTranslation } from 'react-i18next'
import type { CalendarBooking } from '#contract/bookings/bookings.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { useServiceNow } from '../../../../nouns/use-service-now.ts'
import { mapAddress } from '../../../../ui/formats/map-address.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { usePlaceNames } from '../../../../ui/formats/use-place-names.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { bookingScreen } from '../../booking-path.ts'
import { useServiceTitle } from '../../use-service-title.ts'
import { useWhen } from '../../use-when.ts'

/** The booking that is next, large: who, where, and the ways to call and to get there. */
export function NextBooking({ booking }: { booking: CalendarBooking | undefined }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const when = useWhen()
  const titleOf = useServiceTitle()
  const now = useServiceNow()
  const nameOf = usePlaceNames({ district: booking?.district ?? undefined })
  if (!booking) return <p className="card p-4">{t('calendar.noNext')}</p>
  const { number, full_name, phone_number, line, area, district, place, starts_at, ends_at, cash } = booking
  const title = titleOf(booking)
  const where = [line, area, district && nameOf(district)].filter(Boolean).join(', ')
  const isAhead = now !== undefined && Date.parse(starts_at) > now
  return (
    <section aria-label={t('calendar.next')} className="card p-4 grid gap-2">
      <p className="text-sm text-ink-soft">
        {t('calendar.next')}
        {isAhead && ` · ${format.until(starts_at, now)}`}
      </p>
      <h2 className="text-lg" lang={scriptLanguage(full_name)}>
        {full_name}
      </h2>
      <p>
        <time dateTime={starts_at} className="font-600">
          {when(starts_at, ends_at)}
        </time>{' '}
        · <span lang={scriptLanguage(title)}>{title}</span>
      </p>
      {where && (
        <p className="break-words">
          <Icon name="i-lucide-map-pin" /> <MixedText text={where} />
        </p>
      )}
      {cash > 0 && <p className="text-sm">{t('calendar.cash', { price: format.price(cash) })}</p>}
      <div className="flex flex-wrap gap-2">
        {phone_number && (
          <a className="btn-primary" href={`tel:${phone_number}`}>
            <Icon name="i-lucide-phone" />
            {t('where.call')}
          </a>
        )}
        {place === 'at-customer' && line && (
          <a className="btn-quiet" href={mapAddress([line, area, district].filter(Boolean).join(', '))} target="_blank" rel="noreferrer">
            <Icon name="i-lucide-map-pin" />
            {t('where.directions')}
          </a>
        )}
        <AppLink to={bookingScreen(number)} className="btn-quiet">
          {t('outbox.open')}
        </AppLink>
      </div>
    </section>
  )
}
