import type { CaseKind, ReportReason } from '#contract/cases/case-kinds.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'

type Reader = Pick<Database['db'], 'select' | 'execute'>

/** What a case is about, to staff, public or not. */
export interface CaseSubject {
  title: string
  /** Path of its page, without a language; null: it has none that staff may open. */
  path: string | null
  /** What was written; empty where there is nothing written. */
  text: string
  /** What it said before it was changed, the latest first, each until when; ISO 8601. */
  former?: readonly { text: string; at: string }[]
  /** Username of whose it is; null: of a guest, or of an account that is gone. */
  username: string | null
  /** The name under which it was written, where that is not the account’s. */
  author?: string
  /** When it was written; ISO 8601. */
  written_at?: string
  /** Address of its picture in this API, which is fetched only when asked for. */
  picture?: string
  /** Ids of its pictures, each of which is fetched only when asked for. */
  pictures?: readonly number[]
  /** It is taken off now. */
  is_removed: boolean
  /** Its writer took it back: there is nothing to decide about. */
  is_gone?: boolean
}

/** A decision of staff, as a handler carries it out. */
export interface DecidedBy {
  reason: string
  /** User id. */
  staff: number
  /** Milliseconds since the epoch. */
  now: number
  requestId: string
  /** Has something done once the transaction is committed: removing a file, for one. */
  onCommit: (work: () => Promise<void>) => void
}

/**
 * What differs from kind to kind. The case itself, its reports, and the record of the decision in the security log are not the handler’s: it changes what the
 * case is about, and the same again changes nothing.
 */
export interface CaseHandler {
  kind: CaseKind
  /** Reasons a reader may give. */
  reasons: readonly ReportReason[]
  /** Locks its row, before its case is locked; absent: nothing else changes both. */
  hold?(tx: Tx, subject: number): Promise<void>
  /** What a visitor may report; undefined: it is not public. @param now milliseconds since the epoch */
  findPublic(db: Reader, subject: number, now: number): Promise<{ owner: number | null } | undefined>
  /** For staff, by its number; what is gone is left out. */
  describe(db: Reader, subjects: readonly number[]): Promise<Map<number, CaseSubject>>
  /** How many readers’ reports hide it until staff have looked; absent: reports never hide it. Then a reader is an address, of which one has fewer than accounts. */
  hideFrom?: number
  hide?(tx: Tx, subject: number): Promise<void>
  /** Staff say that it stays: it is shown again where it was held. */
  keep?(tx: Tx, subject: number, by: DecidedBy): Promise<void>
  remove(tx: Tx, subject: number, by: DecidedBy): Promise<void>
  /** Undoes a removal. Absent: it cannot be undone. @throws {Problem} bad-state — there is nothing to restore */
  restore?(tx: Tx, subject: number, by: DecidedBy): Promise<void>
}

/** One handler of each kind that can be reported. */
export type CaseHandlers = readonly CaseHandler[]
