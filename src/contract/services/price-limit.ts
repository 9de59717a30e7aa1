import { BOOKING_CHARGE } from '../bookings/booking-rules.ts'
import { PURCHASE_LIMITS } from '../purchases/purchase-rules.ts'
import { SERVICE_LIMITS, type ServicePayment, type ServicePricing } from './service-limits.ts'

/** What of a service its highest price depends on. */
export interface PriceTerms {
  pricing: ServicePricing
  hours_least: number
  payment: ServicePayment
  advance_percent: number
}

/** The highest price, whole taka: what is paid online of the least that can be booked fits into one payment. */
export function mostPrice({ pricing, hours_least, ...terms }: PriceTerms): number {
  const most = mostBooked(terms) / (pricing === 'hourly' ? hours_least : 1)
  return Math.min(SERVICE_LIMITS.priceMost, Math.floor(most))
}

/** Of a whole booking. */
function mostBooked({ payment, advance_percent }: Pick<PriceTerms, 'payment' | 'advance_percent'>): number {
  if (payment === 'online') return PURCHASE_LIMITS.mostTaka - BOOKING_CHARGE
  return payment === 'advance' ? (PURCHASE_LIMITS.mostTaka * 100) / advance_percent : Number.POSITIVE_INFINITY
}
