import type { Booking } from '#contract/bookings/bookings.ts'
import type { BookingRow } from '../../../db/bookings/note-booking.ts'

/**
 * Where it is done, as a side may know it: what leads to somebody's door is told from `confirmed` on alone. A buyer knows an own address before, a provider the
 * own one.
 */
export function whereOf(booking: BookingRow, { isBuyers, isAgreed }: { isBuyers: boolean; isAgreed: boolean }): Booking['where'] {
  const { place, division, district, area, line, landmark, directions, link } = booking
  const isOwn = isBuyers === (place === 'at-customer')
  const isExact = isAgreed || isOwn
  const said = (text: string) => (text === '' ? null : text)
  return {
    place,
    division: said(division),
    district: said(district),
    area: said(area),
    line: isExact ? said(line) : null,
    // Of a buyer's place it is what stands near it.
    directions: isExact ? said(place === 'at-customer' ? landmark : directions) : null,
    link: isExact ? said(link) : null,
  }
}
