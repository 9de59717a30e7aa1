import { LEGAL_CLOCK, overdueOf, refundBy } from '#contract/shop/legal-clock.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'

const DAY_MS = 24 * 3_600_000

/** What is to be done next; its words are `parcels:duty.<side>.<word>`. */
export const DUTY_WORDS = [
  'pay',
  'accept',
  'handOver',
  'lateHandOver',
  'deliver',
  'lateDelivery',
  'collect',
  'lateCollection',
  'complain',
  'closed',
  'cancelled',
  'dropped',
  'return',
  'back',
] as const
export type DutyWord = (typeof DUTY_WORDS)[number]

/** Who has to do what until when. */
export interface Duty {
  word: DutyWord
  /** ISO 8601 by the service's clock; null: there is no date for it. */
  by: string | null
  /** The date has passed. */
  isLate: boolean
}

type Clocked = Pick<ShopOrder, 'state' | 'hand_over_by' | 'deliver_by' | 'delivered_at'>

/** What an order waits for now. @param now milliseconds since the epoch by the service's clock; undefined while no clock is asked */
export function dutyOf(order: Clocked, now: number | undefined): Duty {
  const { state, hand_over_by, deliver_by, delivered_at } = order
  const late = now === undefined ? null : overdueOf(order, now)
  if (late === 'delivery') return { word: 'lateDelivery', by: deliver_by, isLate: true }
  if (late === 'collection') return { word: 'lateCollection', by: deliver_by, isLate: true }
  if (late === 'hand-over') return { word: 'lateHandOver', by: hand_over_by, isLate: true }
  const until = (word: DutyWord, by: string | null = null): Duty => ({ word, by, isLate: false })
  switch (state) {
    case 'waiting':
      return until('pay')
    case 'placed':
      return until('accept', hand_over_by)
    case 'accepted':
    case 'packed':
      return until('handOver', hand_over_by)
    case 'shipped':
      return until('deliver', deliver_by)
    case 'ready':
      return until('collect', deliver_by)
    case 'delivered':
      return until('complain', delivered_at && new Date(Date.parse(delivered_at) + LEGAL_CLOCK.closeDays * DAY_MS).toISOString())
    case 'not_taken':
      return until('return')
    default:
      return until(state)
  }
}

/** Money that goes back to the buyer. */
export interface Refund {
  taka: number
  isDone: boolean
  /** By when it must be there. */
  by: string | null
}

/** What goes back, and until when; undefined: nothing does. */
export function refundOf({ refunded, payment_status, ended_at }: ShopOrder): Refund | undefined {
  if (refunded === 0) return undefined
  return { taka: refunded, isDone: payment_status === 'Refunded', by: ended_at && refundBy(ended_at) }
}
