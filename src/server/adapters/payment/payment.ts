/** What the gateway is told of one attempt to pay. It was committed before the gateway hears of it. */
export interface PaymentRequest {
  /** Ours, unique for ever: `EO<order>-<n>`, at most 30 of `[A-Za-z0-9-]`. */
  tran_id: string
  /** Whole taka. */
  amount_taka: number
  /** Comes back with every message; means nothing by itself. */
  attempt_id: number
  buyer: { full_name: string; email: string; phone_number: string }
  /** Titles of what is bought, and how many in all. */
  product_name: string
  quantity: number
}

export type Opened =
  /** The buyer is sent to `payment_url`, which is the gateway's own and was checked. */
  | { kind: 'open'; payment_url: string; session_key: string }
  /** The gateway said no, in its own words (for the log, not for the buyer). */
  | { kind: 'refused'; reason: string }
  /** No answer, or none that can be understood: a session may exist. */
  | { kind: 'unknown' }

/** What a message claims. Only the gateway's own word (`confirm`, `query`) is believed. */
export interface Notice {
  tran_id: string
  val_id: string | undefined
  /** In the gateway's words: VALID, FAILED, CANCELLED, EXPIRED, UNATTEMPTED, … */
  claimed: string
  /** The same message has the same one, however it is written: what is not signed may be anything, and so may the order of what is. */
  mark: string
}

/** Money that the gateway says it has taken. Amounts in paisa, exact. */
export interface Money {
  tran_id: string
  val_id: string
  amount_paisa: number
  /** What we asked for, and in which currency. */
  currency_type: string
  currency_amount_paisa: number
  /** Taken off by a campaign of the gateway; 0 mostly. */
  discount_paisa: number
  /** What is left for us after the gateway's fee. */
  store_amount_paisa: number
  bank_tran_id: string
  card_type: string
  /** Masked by the gateway. */
  card_no: string
  /** 1: the gateway advises to look at it. */
  risk_level: number
}

export type Verdict =
  /**
   * `others`: further payments of the same attempt, the earlier ones first; only where the attempt was asked about. `unknown`: it calls a try
   * paid, and how much came of it cannot be understood.
   */
  | { kind: 'paid'; money: Money; others?: readonly Verdict[] }
  /** Not settled yet, or nothing has happened yet. */
  | { kind: 'pending' }
  | { kind: 'not-paid'; why: 'failed' | 'cancelled' | 'expired' }
  /** There is no such payment. */
  | { kind: 'no-such-payment' }
  /** No answer, or none that can be understood: nothing is known. */
  | { kind: 'unknown' }

export type RefundState =
  | { kind: 'processing'; refund_ref_id: string }
  | { kind: 'refunded'; refund_ref_id: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'unknown' }

/**
 * A payment provider. Never throws: what could not be learnt is `unknown`.
 * @see facts "SSLCOMMERZ v4" 13
 */
export interface Payment {
  /** For the log and the page of an order: `local`, `sandbox` or `live`. */
  mode: 'local' | 'sandbox' | 'live'
  open: (request: PaymentRequest) => Promise<Opened>
  /**
   * Reads a message that claims to be the gateway's.
   * @param form the body as it came, urlencoded. @returns undefined — not signed by the gateway, or not a message at all.
   */
  readNotice: (form: string) => Notice | undefined
  /** The gateway's own word on one payment (validation). */
  confirm: (val_id: string) => Promise<Verdict>
  /** The gateway's own word on an attempt: of several tries on its page, paid if any is, with what else was paid there. */
  query: (tran_id: string) => Promise<Verdict>
  /** Gives money back; the same `refund_trans_id` again is the same refund. */
  refund: (wanted: { bank_tran_id: string; refund_trans_id: string; amount_paisa: number; reason: string }) => Promise<RefundState>
  refundState: (refund_ref_id: string) => Promise<RefundState>
  /** It has failed several times in a row and is not asked for a while: whatever is asked now is `unknown`. */
  isResting: () => boolean
}
