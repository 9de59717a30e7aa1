import type { BookingAction } from '#contract/bookings/booking-rules.ts'
import type { Booking } from '#contract/bookings/bookings.ts'

/** What comes first of what can be done, for each side. Nobody is led to what ends a booking. */
const LEADING: Record<Booking['side'], readonly BookingAction[]> = {
  buyer: ['take_offer', 'pay', 'agree', 'object'],
  provider: ['accept', 'agree', 'done', 'cash', 'object'],
}

export interface Choices {
  /** The one that stands out; undefined: nothing is to be done now. */
  leading: BookingAction | undefined
  /** All others that are possible, in their order. */
  others: BookingAction[]
}

/** What can be done with a booking. A request without a time is answered with an offer: there is nothing to accept. */
export function choicesOf({ side, can, state }: Pick<Booking, 'side' | 'can' | 'state'>): Choices {
  const offer = side === 'provider' && state === 'asked' && !can.includes('accept') ? can.find((action) => action === 'offer') : undefined
  const leading = LEADING[side].find((action) => can.includes(action)) ?? offer
  return { leading, others: can.filter((action) => action !== leading) }
}
