import { and, eq, isNull } from 'drizzle-orm'
import type { Account, editAccount as contract } from '#contract/accounts/accounts.ts'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import { readAccount } from './read-account.ts'

/**
 * Changes what an account says of itself; what is absent stays, an empty phone number is none.
 * @throws {Problem} not-signed-in — it was deleted meanwhile.
 */
export async function editAccount(db: Database['db'], user_id: number, changes: BodyOf<typeof contract>): Promise<Account> {
  const { full_name, phone, language, application_mails, message_mails, reminder_mails, staff_mails } = changes
  // Named one by one: what else a body may hold must never become a column.
  const columns = { full_name, language, application_mails, message_mails, reminder_mails, staff_mails, ...(phone !== undefined && { phone: phone || null }) }
  if (Object.values(columns).some((value) => value !== undefined)) {
    const changed = await db
      .update(users)
      .set(columns)
      .where(and(eq(users.id, user_id), isNull(users.deleted_at)))
      .returning({ id: users.id })
    if (changed.length === 0) throw new Problem('not-signed-in')
  }
  return readAccount(db, user_id)
}
