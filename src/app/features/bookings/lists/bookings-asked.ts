import { BOOKING_GROUPS, type BookingGroup, type BookingSide } from '#contract/bookings/booking-rules.ts'

/** What an address asks for of the bookings: a side, and which of them. */
export interface BookingsAsked {
  side?: Extract<BookingSide, 'provider'>
  group?: BookingGroup
}

/** Anything else in the address means one’s own, and what comes first of them. */
export function readBookingsAsked({ side, group }: Record<string, unknown>): BookingsAsked {
  const asked = BOOKING_GROUPS.find((one) => one === group)
  return { ...(side === 'provider' && { side }), ...(asked && { group: asked }) }
}

/** What each side looks at first: a provider what must be answered, a buyer what is coming. */
const FIRST: Record<BookingSide, BookingGroup> = { provider: 'requests', buyer: 'coming' }
export const groupOf = ({ side, group }: BookingsAsked): BookingGroup => group ?? FIRST[side ?? 'buyer']

/** Where one of the lists is. */
export function bookingsPath(side: BookingSide, group?: BookingGroup): `/${string}` {
  const query = [side === 'provider' && 'side=provider', group && group !== FIRST[side] && `group=${group}`].filter(Boolean).join('&')
  return query === '' ? '/bookings' : `/bookings?${query}`
}
