import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskBooking } from '#contract/desk/bookings.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { PagedList } from '../parts/paged-list.tsx'
import { BookingRow } from './booking-row.tsx'
import { BOOKING_ACTS, type BookingAct, loadBookings } from './calls.ts'

/** Bookings of which the two sides say something else, those that wait longest first. What was decided stays in its place until the list is read again. */
export function Bookings() {
  const { t } = useTranslation('desk', { keyPrefix: 'bookings' })
  const format = useFormat()
  const [decided, setDecided] = useState<ReadonlyMap<string, BookingAct>>(new Map())
  return (
    <>
      <h1 className="text-xl">{t('title')}</h1>
      <p className="text-ink-soft">{t('intro')}</p>
      <p className="hidden lg:block text-sm text-ink-soft">
        {t('keys', { down: 'J', up: 'K', first: format.number(1), last: format.number(BOOKING_ACTS.length) })}
      </p>
      <PagedList<DeskBooking> name="desk bookings" load={loadBookings} nameOf={({ number }) => number} empty={t('empty')}>
        {(booking) => (
          <BookingRow
            booking={booking}
            decided={decided.get(booking.number)}
            onDecided={(act) => setDecided((before) => new Map(before).set(booking.number, act))}
          />
        )}
      </PagedList>
    </>
  )
}
