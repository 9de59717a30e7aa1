import type { Language } from '#contract/core/languages.ts'
import type { EventDetail } from '#contract/events/events.ts'
import { orderTotals } from '#contract/orders/ticket-choice.ts'
import type { PurchaseTotals } from '#contract/purchases/purchase-rules.ts'
import { eventAbout, type OrderAbout, type OrderLine } from './order-about.ts'

const DAY_MS = 24 * 60 * 60_000

/** Who orders, as the form has it. */
export interface BuyerDetails {
  full_name: string
  phone_number: string
  email: string
  order_note: string
}

/** What is ordered, and what its buyer takes it to cost. */
export interface Basket {
  lines: OrderLine[]
  /** The promo code that goes along; null without one. */
  coupon: string | null
  totals: PurchaseTotals
}

export const basketOf = (lines: OrderLine[], coupon: string | null, discount: number): Basket => ({ lines, coupon, totals: orderTotals(lines, discount) })

/** The body of the order. */
export const bodyOf = (details: BuyerDetails, { lines, coupon, totals: { total_price, discount_price, final_price } }: Basket, language: Language) => ({
  ...details,
  total_price,
  discount_price,
  final_price,
  coupon,
  language,
  items: lines.map(({ event_ticket, quantity }) => ({ event_ticket, quantity })),
})

/** @param seen_at when the prices left the service, ISO 8601 */
export const aboutOf = (event: EventDetail, { lines, totals }: Basket, seen_at: string): OrderAbout => ({ ...eventAbout(event), lines, ...totals, seen_at })

/**
 * From when on it is not sent without asking the buyer: a day is long, and once the event has begun a ticket would surprise them. For an event
 * that runs already the end counts, or the buyer would be asked at once.
 */
export function askAfterOf({ from_time, to_time }: Pick<EventDetail, 'from_time' | 'to_time'>, now: number): string {
  const begins = Date.parse(from_time)
  return new Date(Math.min(now + DAY_MS, begins > now ? begins : Date.parse(to_time))).toISOString()
}

/** What the facts of a refusal say of tickets: seats that are left, or prices. */
export const factsOfTickets = (facts: Record<string, number> = {}): ReadonlyMap<number, number> =>
  new Map(Object.entries(facts).flatMap(([key, value]) => (key.startsWith('ticket_') ? [[Number(key.slice('ticket_'.length)), value] as const] : [])))

/** The basket with the prices of today, and the discount that the service has counted in. */
export function atNewPrice({ lines, coupon }: Basket, facts: Record<string, number> = {}): Basket {
  const prices = factsOfTickets(facts)
  const priced = lines.map((line) => ({ ...line, price: prices.get(line.event_ticket) ?? line.price }))
  const full = orderTotals(priced)
  if (coupon === null) return basketOf(priced, null, 0)
  const final = facts.final_price ?? full.final_price
  // What costs nothing has no service charge either.
  return basketOf(priced, coupon, final === 0 ? full.total_price : full.final_price - final)
}

/** The basket with no more than is left. Its discount is unknown by now, and so not counted. */
export function withSeatsLeft({ lines, coupon }: Basket, facts: Record<string, number> = {}): Basket {
  const left = factsOfTickets(facts)
  const fewer = lines.map((line) => ({ ...line, quantity: Math.min(line.quantity, left.get(line.event_ticket) ?? line.quantity) }))
  return basketOf(
    fewer.filter(({ quantity }) => quantity > 0),
    coupon,
    0,
  )
}
