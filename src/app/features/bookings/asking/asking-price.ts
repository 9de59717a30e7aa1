import { bookingMoney, bookingPrice } from '#contract/bookings/booking-rules.ts'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import type { ServiceDetail } from '#contract/services/services.ts'

interface Amount {
  hours: number
  seats: number
}

/** Whole taka of what is chosen, without the service charge; 0 where the provider names it later. */
export const priceOf = (service: Pick<ServiceDetail, 'pricing' | 'price'>, amount: Amount): number =>
  service.pricing === 'quote' ? 0 : bookingPrice(service, amount)

/** What of it is paid online before it is confirmed, and what in cash. */
export const moneyOf = (service: Pick<ServiceDetail, 'pricing' | 'price' | 'payment' | 'advance_percent'>, amount: Amount) =>
  bookingMoney(priceOf(service, amount), service, PURCHASE_LIMITS.leastTaka)

/** How many hours, or seats, of a start are wanted. */
export const wantedOf = ({ pricing }: Pick<ServiceDetail, 'pricing'>, { hours, seats }: Amount): number => (pricing === 'hourly' ? hours : seats)
