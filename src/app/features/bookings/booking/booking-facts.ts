import type { BookingFacts } from '#contract/bookings/booking-rules.ts'
import type { Booking } from '#contract/bookings/bookings.ts'

const msOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso))

/** What of a booking decides what can be done with it. */
export const factsOf = (booking: Booking): BookingFacts => ({
  state: booking.state,
  starts_at: msOf(booking.starts_at),
  ends_at: msOf(booking.ends_at),
  proposed_by: booking.proposal?.by ?? null,
  absent: booking.absent,
  object_until: msOf(booking.object_until),
  is_payment_due: booking.online > booking.paid,
  is_cash_due: booking.cash > 0 && booking.cash_received_at === null,
})

/** Who is on the other side, to whom its reader is. */
export const otherName = ({ side, buyer, provider }: Pick<Booking, 'side' | 'buyer' | 'provider'>): string =>
  side === 'buyer' ? provider.name : buyer.full_name

/** Whole taka that are to be paid online still. */
export const dueOnline = ({ state, online, paid }: Pick<Booking, 'state' | 'online' | 'paid'>): number => (state === 'held' ? Math.max(0, online - paid) : 0)
