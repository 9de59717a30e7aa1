/** Paying in cash when a parcel is handed over: what keeps it from being abused. Pure. @see decisions "COD brake" */
export const COD_LIMITS = {
  /** Open cash orders of one person, of all sellers, and what they come to in whole taka. */
  openMost: 3,
  takaMost: 20_000,
  /** The record counts parcels of so many days. */
  recordDays: 180,
  /** Parcels that were refused without cause: from so many on there is no cash for a time. */
  refusedMost: 2,
  pauseDays: 90,
  /** A first order, and one of more than so much, is confirmed by a call of the seller before it is packed. */
  callAboveTaka: 5000,
} as const

/** What a person did with parcels in the last `COD_LIMITS.recordDays`. Both sides of an order see it. */
export interface BuyerRecord {
  received: number
  refused: number
}

/** Whether the seller is asked to call before a cash order is packed. */
export const isCallWanted = ({ received }: Pick<BuyerRecord, 'received'>, total: number): boolean => received === 0 || total > COD_LIMITS.callAboveTaka
