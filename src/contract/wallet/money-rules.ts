/** What is on hold and what is taken of sales: pure, for the page and the service alike. */

/** What has rules of its own. */
export const COMMISSION_KINDS = ['tickets', 'shop', 'booking'] as const
export type CommissionKind = (typeof COMMISSION_KINDS)[number]

/** No setting holds money longer. */
export const HOLD_MOST_DAYS = 10
/** Until staff say otherwise: days after an event's end, a delivery, a service. @see decisions 8 */
export const HOLD_DAYS = { tickets: 3, shop: 7, booking: 3 } as const satisfies Record<CommissionKind, number>
/** Until staff say otherwise, in 1/100 %. @see decisions 8 */
export const COMMISSION_RATES = { tickets: 0, shop: 500, booking: 500 } as const satisfies Record<CommissionKind, number>
const WHOLE = 10_000
/** Who owes more, or for longer, sells by online payment alone until it is covered. */
export const DEBT_LIMITS = { mostTaka: 2000, mostDays: 30 } as const

/** The operator's share of so many taka, in whole taka: a part of a taka stays with the seller. @param rate in 1/100 % */
export const commissionAt = (taka: number, rate: number): number => Math.floor((taka * rate) / WHOLE)

/** The same of lines of which each has its own rate, once a discount is off them, each in proportion. Whole taka. */
export function commissionOfLines(lines: readonly { taka: number; rate: number }[], discount: number): number {
  const off = shareOut(
    discount,
    lines.map(({ taka }) => taka),
  )
  return Math.floor(lines.reduce((sum, { taka, rate }, place) => sum + (taka - (off[place] ?? 0)) * rate, 0) / WHOLE)
}

/**
 * So many paisa in parts as the weights say, by the largest remainder: whole paisa that always add up to the sum. Of equal remainders the first part gets
 * the paisa. Without any weight all are 0.
 */
export function shareOut(paisa: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, one) => all + BigInt(one), 0n)
  if (sum === 0n) return weights.map(() => 0)
  const exact = weights.map((one) => ({ whole: (BigInt(paisa) * BigInt(one)) / sum, rest: (BigInt(paisa) * BigInt(one)) % sum }))
  let left = paisa - Number(exact.reduce((all, { whole }) => all + whole, 0n))
  const parts = exact.map(({ whole }) => Number(whole))
  const byRest = exact.map(({ rest }, place) => ({ rest, place })).toSorted((a, b) => Number(b.rest - a.rest) || a.place - b.place)
  for (const { place } of byRest) {
    if (left === 0) break
    parts[place] = (parts[place] ?? 0) + 1
    left -= 1
  }
  return parts
}

/** What an order brought. Paisa. */
export interface Earning {
  kind: CommissionKind
  gross: number
  service: number
  base: number
  commission: number
  back: number
  commission_back: number
  service_back: number
}

/** A part of a whole, in whole paisa, rounded down: exact also where the product is beyond 2^53. */
const partOf = (whole: number, of: number, all: number): number => (all === 0 ? 0 : Number((BigInt(whole) * BigInt(Math.min(of, all))) / BigInt(all)))

/**
 * Whose money it is when so many more paisa of an order go back: of the commission its proportion, goods before a delivery; of a booking the house's own
 * charge gives its proportion, of tickets it goes last; the rest is the seller's. The three add up to what goes back.
 */
export function takeBack(earning: Earning, paisa: number): { seller: number; commission: number; service: number } {
  const back = earning.back + paisa
  const service = serviceOf(earning, back) - earning.service_back
  const commission = partOf(earning.commission, back - earning.service_back - service, earning.base) - earning.commission_back
  return { seller: paisa - service - commission, commission, service }
}

/** What of the house's own charge has gone back with so much of the whole. */
const serviceOf = ({ kind, gross, service }: Earning, back: number): number =>
  kind === 'booking' ? partOf(service, back, gross + service) : Math.max(0, back - gross)
