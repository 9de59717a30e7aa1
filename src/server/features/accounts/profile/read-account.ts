import { eq } from 'drizzle-orm'
import type { Account } from '#contract/accounts/accounts.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'

/**
 * An account as it is shown to its owner alone.
 * @throws {Problem} not-signed-in — it was deleted while its owner asked.
 */
export async function readAccount(db: Pick<Database['db'], 'select'>, user_id: number): Promise<Account> {
  const [row] = await db
    .select({ user: users, seller_slug: seller_profiles.slug })
    .from(users)
    .leftJoin(seller_profiles, eq(seller_profiles.user_id, users.id))
    .where(eq(users.id, user_id))
  if (!row || row.user.deleted_at !== null) throw new Problem('not-signed-in')
  const { user, seller_slug } = row
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    email_verified: user.email_verified_at !== null,
    pending_email: user.pending_email,
    full_name: user.full_name,
    phone: user.phone,
    profile_picture: user.profile_picture,
    language: user.language,
    has_password: user.password_hash !== null,
    google_linked: user.google_sub !== null,
    seller_slug,
    is_staff: user.is_staff,
    application_mails: user.application_mails,
    message_mails: user.message_mails,
    reminder_mails: user.reminder_mails,
    staff_mails: user.staff_mails,
    created_at: user.created_at,
  }
}
