/** One try to pay on the page of a session. Money in paisa, times in milliseconds since the epoch. */
export interface Try {
  status: 'VALID' | 'PENDING' | 'FAILED' | 'CANCELLED' | 'EXPIRED' | 'UNATTEMPTED'
  /** '' where nothing was or may be paid. */
  val_id: string
  bank_tran_id: string
  at: number
  error: string
  /** Masked. */
  card_no: string
  card_brand: string
  risk_level: 0 | 1
  /** Asked before, so that it is VALIDATED from now on. */
  was_validated: boolean
}

export interface Session {
  sessionkey: string
  tran_id: string
  amount_paisa: number
  /** Everything that was sent when it was opened, but for the password. */
  request: Record<string, string>
  opened_at: number
  ends_at: number
  /** Its page was opened. */
  was_seen: boolean
  has_ended: boolean
  tries: Try[]
}

export interface Refund {
  refund_ref_id: string
  refund_trans_id: string
  bank_tran_id: string
  tran_id: string
  amount_paisa: number
  state: 'processing' | 'refunded' | 'cancelled'
  at: number
}

/** A message to the shop's server that has not arrived yet. */
export interface WaitingNotice {
  id: string
  url: string
  form: string
  due_at: number
  tries: number
}

export interface Book {
  sessions: Session[]
  refunds: Refund[]
  notices: WaitingNotice[]
}

/** What a book holds before anything was paid. */
export const emptyBook = (): Book => ({ sessions: [], refunds: [], notices: [] })

/** One change of a book: what a thing is from now on, or the id of a message that waits no longer. */
export type Change = { session: Session } | { refund: Refund } | { notice: WaitingNotice } | { notice_gone: string }
