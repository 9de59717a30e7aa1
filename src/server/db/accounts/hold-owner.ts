import { eq } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { users } from '../tables/accounts.ts'

/** Keeps what concerns a whole account (its shop is taken off or restored, it is locked or deleted) apart from this transaction. Taken before any row of theirs. */
export const holdOwner = (tx: Pick<Tx, 'select'>, user_id: number): Promise<unknown> =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('key share')
