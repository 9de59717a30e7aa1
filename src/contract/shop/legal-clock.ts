import type { ShopOrderState } from './shop-order-rules.ts'

/**
 * What the law gives a seller time for, from when an order was placed. Pure. The city is taken to be the district.
 * @see Digital Commerce Operation Guidelines 2021, 3.3
 */
export const LEGAL_CLOCK = {
  handOverHours: 48,
  deliverDaysSame: 5,
  deliverDaysElsewhere: 10,
  answerHours: 72,
  refundDays: 10,
  /** The seller is warned so long before. */
  warnHours: 24,
  /** An order is closed so long after its delivery, without a complaint. */
  closeDays: 7,
} as const

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Days within which goods must be delivered. @param seller district of the shop; null: it names none, and gets the longer time */
export const deliverDays = (seller: string | null, buyer: string): number => (seller === buyer ? LEGAL_CLOCK.deliverDaysSame : LEGAL_CLOCK.deliverDaysElsewhere)

/** When goods must be handed over to who brings them, and when they must be there; ISO 8601. */
export function legalDates(placed_at: string, { seller, buyer }: { seller: string | null; buyer: string }): { hand_over_by: string; deliver_by: string } {
  const placed = Date.parse(placed_at)
  return {
    hand_over_by: new Date(placed + LEGAL_CLOCK.handOverHours * HOUR_MS).toISOString(),
    deliver_by: new Date(placed + deliverDays(seller, buyer) * DAY_MS).toISOString(),
  }
}

/** By when a complaint must be answered, and money must be back, of what began at a moment; ISO 8601. */
export const answerBy = (complained_at: string): string => new Date(Date.parse(complained_at) + LEGAL_CLOCK.answerHours * HOUR_MS).toISOString()
export const refundBy = (begun_at: string): string => new Date(Date.parse(begun_at) + LEGAL_CLOCK.refundDays * DAY_MS).toISOString()

interface Clocked {
  state: string
  hand_over_by: string | null
  deliver_by: string | null
}

/** What is still with its seller, and has to leave. */
export const TO_HAND_OVER = ['placed', 'accepted', 'packed'] as const satisfies readonly ShopOrderState[]
const isToHandOver = (state: string): boolean => (TO_HAND_OVER as readonly string[]).includes(state)

/** Which date of an order can be missed: that it leaves its seller, that it arrives, that its buyer collects it. */
export const MISSED_DATES = ['hand-over', 'delivery', 'collection'] as const
export type MissedDate = (typeof MISSED_DATES)[number]

/** Which date was missed, of an order that is not there yet; null: none. @param now milliseconds since the epoch, by the service's clock */
export function overdueOf({ state, hand_over_by, deliver_by }: Clocked, now: number): MissedDate | null {
  const isPast = (by: string | null) => by !== null && Date.parse(by) < now
  if (state === 'ready') return isPast(deliver_by) ? 'collection' : null
  if ((isToHandOver(state) || state === 'shipped') && isPast(deliver_by)) return 'delivery'
  return isToHandOver(state) && isPast(hand_over_by) ? 'hand-over' : null
}
