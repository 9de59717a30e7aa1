import type { SQL } from 'drizzle-orm'
import type { Tx } from './connection/in-transaction.ts'
import type { Database } from './connection/open.ts'

/** Files that no row names any more once an account is deleted: the caller removes them after the transaction. */
export interface LeftFiles {
  pictures?: readonly (string | null)[]
  /** Keys of what only some may read. */
  private_files?: readonly string[]
}

/** What the service holds about a person in the tables of one noun. Each noun declares its own in its folder; personal-data-of-nouns.ts lists them. */
export interface PersonalData {
  /** For the person's own export, by the names that the file has. */
  exportOf(db: Database['db'], user_id: number): Promise<Record<string, unknown>>
  /** Ends it with the account, in its transaction. Absent: nothing is ended. */
  end?(tx: Tx, user_id: number): Promise<LeftFiles | undefined>
  /** Takes what is public off the market when staff lock the account. */
  takeOff?(tx: Tx, user_id: number): Promise<unknown>
  /** Takes what is public off, with staff's words, when they take off the shop it belongs to. The account is held. */
  takeOffWithShop?(tx: Tx, owner: number, reason: string): Promise<unknown>
  /** Makes what went with the shop public again. Absent: it stays off. */
  restoreWithShop?(tx: Tx, owner: number): Promise<unknown>
  /** A statement of owner and text for everything that can show a picture. @param among whose rows, by the column that says so */
  pictures?(among: (owner: SQL) => SQL): SQL
  /** A statement of the keys of all private files that rows name. */
  privateFiles?: SQL
}
