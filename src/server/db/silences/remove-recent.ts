import type { Tx } from '../connection/in-transaction.ts'

/** What staff remove of one person: all that they wrote since then. */
export interface RecentWriting {
  user_id: number
  hours: number
  /** User id of who of the staff decides. */
  staff: number
  reason: string
  requestId: string
}

/** What one noun removes of it, as staff remove one of them. Each noun declares its own; server/recent-writing.ts lists them. */
export type RemoveRecent = (tx: Tx, writing: RecentWriting) => Promise<RemovedRecent>

export interface RemovedRecent {
  count: number
  /** Keys of private files that no row names any more: the caller removes them after the transaction. */
  private_files?: readonly string[]
}
