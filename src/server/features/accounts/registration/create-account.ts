import { cleanUsername, usernameKey } from '#contract/accounts/usernames.ts'
import type { Language } from '#contract/core/languages.ts'
import { Problem } from '#contract/core/problem.ts'
import { requireNotFreedLately } from '../../../db/accounts/freed-names.ts'
import type { Database } from '../../../db/connection/open.ts'
import { buyers, users } from '../../../db/tables/accounts.ts'
import { emailKey } from './email-key.ts'

export interface NewAccount {
  username: string
  email: string
  password_hash: string | null
  language: Language
  full_name?: string
  google_sub?: string
  /** ISO 8601 UTC, when a service that we trust has verified the e-mail. */
  email_verified_at?: string
}

/** Which input another account already has, by the name of the constraint that said so. */
const TAKEN: Record<string, Record<string, string>> = {
  users_username_unique: { username: 'taken' },
  users_username_key_unique: { username: 'taken' },
  users_verified_email: { email: 'taken' },
  users_google_sub_unique: {},
}

/**
 * Writes an account with its buyer record.
 * @throws {Problem} taken — the username (or one that looks like it) belongs to an account or did so lately, with `fields`; of accounts by Google also the verified e-mail, or the
 * Google account itself.
 */
export async function createAccount(db: Database['db'], account: NewAccount): Promise<{ id: number; username: string; email: string }> {
  const row = {
    ...account,
    username: cleanUsername(account.username),
    username_key: usernameKey(account.username),
    email_key: emailKey(account.email),
  }
  try {
    return await db.transaction(async (tx) => {
      const [made] = await tx.insert(users).values(row).returning({ id: users.id, username: users.username, email: users.email })
      if (!made) throw new TypeError('an insert gave no row')
      await requireNotFreedLately(tx, { kind: 'username', name: row.username_key, user_id: made.id })
      await tx.insert(buyers).values({ user_id: made.id })
      return made
    })
  } catch (error) {
    const fields = takenFields(error)
    throw fields ? new Problem('taken', { fields, cause: error }) : error
  }
}

/** Drizzle wraps what the driver says. */
function takenFields(error: unknown): Record<string, string> | undefined {
  const { cause } = error instanceof Error ? error : {}
  const isUnique = cause instanceof Error && 'code' in cause && cause.code === '23505' && 'constraint' in cause
  return isUnique ? TAKEN[String(cause.constraint)] : undefined
}
