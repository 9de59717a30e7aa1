import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import { emailKey } from './email-key.ts'

/** The index that lets an e-mail be verified by one account only. */
const ONE_OWNER = 'users_verified_email'

/**
 * Gives a verified e-mail to an account, unless another has verified it.
 * @param tx goes on as it was when the answer is no.
 * @param claim `at` ISO 8601 UTC
 */
export async function claimEmail(tx: Pick<Database['db'], 'transaction'>, claim: { user_id: number; email: string; at: string }): Promise<boolean> {
  const { user_id, email, at } = claim
  try {
    await tx.transaction((inner) =>
      inner
        .update(users)
        .set({ email, email_key: emailKey(email), email_verified_at: at })
        .where(eq(users.id, user_id)),
    )
    return true
  } catch (error) {
    if (isOwned(error)) return false
    throw error
  }
}

/** Drizzle wraps what the driver says. */
function isOwned(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {}
  return cause instanceof Error && 'constraint' in cause && cause.constraint === ONE_OWNER
}
