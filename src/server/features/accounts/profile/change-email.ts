import { eq } from 'drizzle-orm'
import type { Account, changeEmail, sendVerification } from '#contract/accounts/accounts.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import type { Ask } from '../../../http/serve.ts'
import { requireProof } from '../../../http/sessions/require-proof.ts'
import type { AccountParts } from '../parts.ts'
import type { EmailLimits } from '../recovery/email-limits.ts'
import { mailLink } from '../recovery/mail-links.ts'
import { requireStillSignedIn } from '../sessions/still-theirs.ts'
import { readAccount } from './read-account.ts'

/**
 * Notes another e-mail, and mails the link that brings it into effect there. The answer does not say whether another account has it: the
 * reader of that mail learns it by following the link.
 * @throws {Problem} password-needed; not-signed-in — the session was ended meanwhile; too-many-requests — three per hour.
 */
export async function askForOtherEmail(parts: AccountParts, limits: EmailLimits, ask: Ask<typeof changeEmail>): Promise<Account> {
  const { db, body, now, requestId, session } = ask
  const { user_id } = session
  requireProof(session, now)
  await limits.countOwnLetter(user_id, 'change-email')
  const user = await findUser(db, user_id)
  await db.transaction(async (tx) => {
    await requireStillSignedIn(tx, session)
    await tx.update(users).set({ pending_email: body.email }).where(eq(users.id, user_id))
    await parts.note(tx, { kind: 'email-change-asked', user_id, request_id: requestId })
  })
  const letter = { user_id, username: user.username, language: user.language, purpose: 'change-email', email: body.email } as const
  if (await limits.admitClaim(body.email)) await mailLink(parts, ask, letter)
  return readAccount(db, user_id)
}

/**
 * Mails the link once more that is waited for: the one that proves the e-mail, or else the one to a new address. Where none is, nothing is sent.
 * @throws {Problem} too-many-requests — three per hour.
 */
export async function mailVerification(parts: AccountParts, limits: EmailLimits, ask: Ask<typeof sendVerification>): Promise<{ ok: true }> {
  const { user_id } = ask.session
  const { username, language, email, email_verified_at, pending_email } = await findUser(ask.db, user_id)
  const purpose = email_verified_at === null ? 'verify-email' : 'change-email'
  const to = email_verified_at === null ? email : pending_email
  if (to === null) return { ok: true }
  await limits.countOwnLetter(user_id, purpose)
  if (await limits.admitClaim(to)) await mailLink(parts, ask, { user_id, username, language, purpose, email: to })
  return { ok: true }
}

async function findUser(db: Database['db'], user_id: number) {
  const [user] = await db.select().from(users).where(eq(users.id, user_id))
  if (!user) throw new Problem('not-signed-in')
  return user
}
