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
  /** A first order, one of more than so much, and one of a buyer who has refused so many, is confirmed by a call of the seller before it is packed. */
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
