import { useTranslation } from 'react-i18next'
import { bookingEntryOf } from '#contract/bookings/booking-calendar.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { calendarFile } from '#contract/core/calendar-file.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { reviewPath } from '#contract/reviews/review-place.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { saveCalendarFile } from '../../../../ui/files/save-calendar-file.ts'
import { useShortMoment } from '../../../../ui/formats/use-short-moment.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { bookingScreen } from '../../booking-path.ts'
import { useServiceTitle } from '../../use-service-title.ts'

/** What else leads on from a booking: its review, the file for a calendar, the service. */
export function BookingLinks({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings')
  const moment = useShortMoment()
  const page = `/servicedetails/${booking.service.service_id}` as const
  const { review_until, starts_at } = booking
  return (
    <div className="grid gap-2">
      {review_until && (
        <div className="card p-4 grid gap-2 justify-items-start">
          <p>{t('review.text', { date: moment(review_until) })}</p>
          <AppLink to={reviewPath({ page })} className="btn-primary">
            <Icon name="i-lucide-star" />
            {t('review.write')}
          </AppLink>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {starts_at && <CalendarButton booking={booking} />}
        <AppLink to={page} className="btn-quiet">
          {t('asking.openService')}
        </AppLink>
      </div>
    </div>
  )
}

function CalendarButton({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings')
  const titleOf = useServiceTitle()
  const prefix = usePrefix()
  const { number, state, version, starts_at, ends_at, where } = booking
  const save = () => {
    if (starts_at === null) return
    const page = new URL(withLanguage(prefix, bookingScreen(number)), location.href)
    const place = [where.line, where.area, where.district].filter(Boolean).join(', ')
    const facts = { number, state, version, title: titleOf(booking.service), starts_at, ends_at: ends_at ?? starts_at, location: place || null }
    const text = calendarFile({ entries: [bookingEntryOf(facts, page)], host: page.hostname, now: Date.now() })
    saveCalendarFile(`booking-${number}.ics`, text)
  }
  return (
    <Button icon="i-lucide-calendar-plus" onClick={save}>
      {t('calendarFile')}
    </Button>
  )
}
