import { and, eq, isNull, ne } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { users } from '../../db/tables/accounts.ts'

/** Keeps another account from ending until the transaction is over. @throws {Problem} not-found — there is none, or it is one's own. */
export async function requireMember(tx: Tx, { user_id, other }: { user_id: number; other: number }): Promise<void> {
  const others = and(eq(users.id, other), ne(users.id, user_id), isNull(users.deleted_at))
  const [found] = await tx.select({ id: users.id }).from(users).where(others).for('key share')
  if (!found) throw new Problem('not-found')
}
