import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { askRecovery } from '#contract/accounts/accounts.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import type { Ask } from '../../../http/serve.ts'
import type { AccountParts } from '../parts.ts'
import { emailKey } from '../registration/email-key.ts'
import type { EmailLimits } from './email-limits.ts'
import { mailLink } from './mail-links.ts'

/** Of accounts that claim an e-mail which none has verified, so many are written to. */
const MOST_ACCOUNTS = 3

/**
 * Mails links for a new password to the owners of an e-mail. Whether an account has it is looked up after the answer: neither the text of the
 * answer nor the time it takes can tell.
 * @throws {Problem} too-many-requests — from this network address; busy.
 */
export async function askForRecovery(parts: AccountParts, limits: EmailLimits, ask: Ask<typeof askRecovery>): Promise<{ ok: true }> {
  await limits.countAsker(ask.address)
  parts.after.run(ask.requestId, () => mailRecovery(parts, limits, ask))
  return { ok: true }
}

async function mailRecovery(parts: AccountParts, limits: EmailLimits, { db, now, requestId, body }: Ask<typeof askRecovery>): Promise<void> {
  const email_key = emailKey(body.email)
  for (const { id: user_id, username, language, email } of await findOwners(db, email_key)) {
    if (!(await limits.admitLetter(email_key))) return
    await mailLink(parts, { db, now }, { user_id, username, language, purpose: 'reset-password', email })
    await parts.note(db, { kind: 'recovery-asked', user_id, request_id: requestId })
  }
}

/** The account that has verified the e-mail; where none has, the oldest that claim it. None that is locked. */
async function findOwners(db: Database['db'], email_key: string) {
  const { id, username, language, email, email_verified_at, locked_at } = users
  const found = await db
    .select({ id, username, language, email, email_verified_at, locked_at })
    .from(users)
    .where(and(eq(users.email_key, email_key), isNull(users.deleted_at)))
    .orderBy(sql`${email_verified_at} is null`, sql`${locked_at} is not null`, asc(id))
    .limit(MOST_ACCOUNTS)
  const [first] = found
  const owners = first?.email_verified_at ? [first] : found
  return owners.filter((owner) => owner.locked_at === null)
}
