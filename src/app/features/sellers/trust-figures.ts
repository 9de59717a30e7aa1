import { TRUST_LEAST } from '#contract/sellers/seller-trust.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'

/** A figure of the trust card: its value with its number of cases, or that there are too few. */
export type TrustFigure<Value> = { isEnough: true; value: Value; cases: number } | { isEnough: false; cases: number; least: number }

const figure = <Value>(value: Value | null, cases: number, least: number): TrustFigure<Value> =>
  value === null || cases < least ? { isEnough: false, cases, least } : { isEnough: true, value, cases }

/** Whole per cent. */
const share = (part: number, of: number): number | null => (of === 0 ? null : Math.floor((part * 100) / of))

/** What the trust card says of a seller; undefined: it is not counted. */
export function trustFigures({ rating, trust }: Pick<SellerPage, 'rating' | 'trust'>) {
  const mean = rating?.mean == null ? null : Math.round(rating.mean * 10) / 10
  return {
    rating: rating && figure(mean, rating.count, TRUST_LEAST.ratings),
    answers: trust && figure(trust.answer_minutes, trust.first_answers, TRUST_LEAST.cases),
    bookings: trust && figure(share(trust.bookings_kept, trust.bookings_ended), trust.bookings_ended, TRUST_LEAST.cases),
    refunds: trust && figure(share(trust.refunds_in_time, trust.refunds_owed), trust.refunds_owed, TRUST_LEAST.cases),
  }
}

/** A time in the largest unit of which there are at least two. */
export function roughTime(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (minutes < 120) return { unit: 'minutes', count: Math.max(1, minutes) }
  if (minutes < 48 * 60) return { unit: 'hours', count: Math.round(minutes / 60) }
  return { unit: 'days', count: Math.round(minutes / (24 * 60)) }
}
