import type { ApprovalKind, VoidReason } from '#contract/desk/approval-kinds.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import type { approvals } from '../db/tables/approvals.ts'

export type ApprovalRow = typeof approvals.$inferSelect

/** What was approved cannot be done any more, and nothing is changed. */
export class ApprovalVoid extends Error {
  readonly reason: VoidReason

  constructor(reason: VoidReason) {
    super(reason)
    this.name = 'ApprovalVoid'
    this.reason = reason
  }
}

/** Who approves, in which request. */
export interface Approver {
  /** User id. */
  staff: number
  reason: string
  requestId: string
  /** Milliseconds since the epoch. */
  now: number
}

/** What an approval is about, for staff. No personal data. */
export interface ApprovalWords {
  title: string
  /** Its page at the desk. */
  page: string | null
}

/** What differs from one kind of approval to another. */
export interface ApprovalHandler {
  /**
   * Does what was asked for, in the transaction of the approval: what it is about is held, and its state looked at again.
   * @throws {ApprovalVoid} it is past that.
   */
  perform: (tx: Tx, approval: ApprovalRow, by: Approver) => Promise<void>
  /** By the number of the approval. */
  describe: (db: Pick<Database['db'], 'select'>, all: readonly ApprovalRow[]) => Promise<ReadonlyMap<number, ApprovalWords>>
}

/** Of the kinds that this server has approved. */
export type ApprovalHandlers = Readonly<Partial<Record<ApprovalKind, ApprovalHandler>>>
