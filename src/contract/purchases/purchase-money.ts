import * as v from 'valibot'
import { Count, Instant } from '../core/fields.ts'
import { REFUND_STATES } from './purchase-rules.ts'

/** What a buyer sees about the money of a purchase, of any kind. */
export const MONEY = {
  /** Of the payment that made it Completed; null while there is none, and where it cost nothing. */
  payment: v.nullable(
    v.object({
      paid_at: Instant,
      /** The provider's word for the card or wallet, for the receipt. */
      method: v.string(),
      /** What to name when asking about it. */
      tran_id: v.string(),
    }),
  ),
  /** Money that goes back, each part by itself: of this purchase, or paid twice for it. */
  refunds: v.array(
    v.object({
      amount_taka: Count,
      state: v.picklist(REFUND_STATES),
      reason: v.string(),
      at: Instant,
      /** Of a transfer by which it was paid back outside of the payment provider. */
      reference: v.optional(v.string()),
    }),
  ),
} as const

const Money = v.object(MONEY)
export type PurchaseMoney = v.InferOutput<typeof Money>
