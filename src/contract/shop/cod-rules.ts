import { PURCHASE_LIMITS } from '../purchases/purchase-rules.ts'

/** Paying in cash when a parcel is handed over: what keeps it from being abused. Pure. @see decisions "COD brake" */
export const COD_LIMITS = {
  /** Open cash orders of one person, of all sellers, and what they come to in whole taka. */
  openMost: 3,
  takaMost: 20_000,
  /** The record counts parcels of so many days. */
  recordDays: 180,
  /** So many parcels refused without cause within the record, and there is no cash for a time from the last of them on. */
  refusedMost: 3,
  pauseDays: 90,
  /**
   * A first order, one of more than so much, and one of a buyer who has refused so many, is confirmed by a call of the seller before it is packed. The
   * last one also pays the delivery in advance.
   */
  callFromRefused: 2,
  callAboveTaka: 5000,
} as const

/** What a person did with parcels in the last `COD_LIMITS.recordDays`. Both sides of an order see it. */
export interface BuyerRecord {
  received: number
  refused: number
}

/** Whether the seller is asked to call before a cash order is packed: a first one, a dear one, and one of a buyer who has refused parcels. */
export const isCallWanted = ({ received, refused }: BuyerRecord, total: number): boolean =>
  received === 0 || refused >= COD_LIMITS.callFromRefused || total > COD_LIMITS.callAboveTaka

/** Whether a buyer pays the delivery of what they order in cash in advance: so many parcels were refused that their sellers sent for nothing. */
export const isFeeInAdvance = ({ refused }: Pick<BuyerRecord, 'refused'>): boolean => refused >= COD_LIMITS.callFromRefused

/**
 * What of a purchase in cash is paid online before it is placed, in whole taka: its delivery fees, and nothing else. What is less than the card provider
 * takes is not asked for.
 * @param isDue `isFeeInAdvance` of its buyer @param fees of its orders
 */
export function advanceOf(isDue: boolean, fees: readonly number[]): number {
  const sum = fees.reduce((all, fee) => all + fee, 0)
  return isDue && sum >= PURCHASE_LIMITS.leastTaka ? sum : 0
}
