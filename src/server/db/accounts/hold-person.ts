import { and, eq, isNull } from 'drizzle-orm'
import type { Language } from '#contract/core/languages.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { users } from '../tables/accounts.ts'

/**
 * Keeps an account from being deleted or locked until this transaction is over, so that nothing of theirs is written behind that. Gives the
 * language of their mails.
 * @throws {Problem} not-signed-in — it is deleted or locked already.
 */
export async function holdPerson(tx: Tx, user_id: number): Promise<Language> {
  const [person] = await tx
    .select({ language: users.language })
    .from(users)
    .where(and(eq(users.id, user_id), isNull(users.deleted_at), isNull(users.locked_at)))
    .for('key share')
  if (!person) throw new Problem('not-signed-in')
  return person.language
}
