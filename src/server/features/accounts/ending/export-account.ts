import { eq } from 'drizzle-orm'
import type { Account } from '#contract/accounts/accounts.ts'
import type { Database } from '../../../db/connection/open.ts'
import { PERSONAL_DATA } from '../../../db/personal-data-of-nouns.ts'
import { users } from '../../../db/tables/accounts.ts'
import { readAccount } from '../profile/read-account.ts'

/** What is kept about a person, beside the account. */
interface AccountExport {
  /** ISO 8601 UTC. */
  exported_at: string
  account: Account
  [more: string]: unknown
}

/**
 * Everything that is kept about the owner of an account, for that owner. Hashes are left out: they mean nothing to a reader, and a copy
 * of them would be one more that can leak.
 * @param now milliseconds since the epoch.
 * @throws {Problem} not-signed-in — it was deleted while its owner asked.
 */
export async function exportAccount(db: Database['db'], user_id: number, now: number): Promise<AccountExport> {
  const account = await readAccount(db, user_id)
  const [google] = await db.select({ google_sub: users.google_sub }).from(users).where(eq(users.id, user_id))
  const more: Record<string, unknown> = {}
  for (const { exportOf } of PERSONAL_DATA) Object.assign(more, await exportOf(db, user_id))
  return {
    exported_at: new Date(now).toISOString(),
    account,
    google_account: google?.google_sub ?? null,
    ...more,
  }
}
