import { eq } from 'drizzle-orm'
import type { changePassword } from '#contract/accounts/accounts.ts'
import { Problem } from '#contract/core/problem.ts'
import { users } from '../../../db/tables/accounts.ts'
import type { Ask } from '../../../http/serve.ts'
import { requireProof } from '../../../http/sessions/require-proof.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { AccountParts } from '../parts.ts'
import { dropLinks } from '../recovery/mail-links.ts'
import { requireGoodPassword } from '../registration/choose-password.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { requireStillSignedIn } from '../sessions/still-theirs.ts'

/**
 * Sets another password, or the first one of an account that had only Google. All other sessions end, and so does what a user of one of
 * them could have begun: links for a new password, a change of the e-mail.
 * @throws {Problem} password-needed; not-signed-in — the session was ended meanwhile; bad-input — the password; busy.
 */
export async function changeOwnPassword(parts: AccountParts, ask: Ask<typeof changePassword>): Promise<{ ok: true }> {
  const { db, body, now, requestId, session } = ask
  const { user_id, session_id } = session
  requireProof(session, now)
  const [user] = await db.select().from(users).where(eq(users.id, user_id))
  if (!user) throw new Problem('not-signed-in')
  await requireGoodPassword(body.password, user)
  const password_hash = await parts.passwords.hash(body.password)
  await db.transaction(async (tx) => {
    await requireStillSignedIn(tx, session)
    await tx.update(users).set({ password_hash, pending_email: null }).where(eq(users.id, user_id))
    await endSessions(tx, user_id, session_id)
    await dropLinks(tx, user_id, ['reset-password', 'change-email'])
    await parts.note(tx, { kind: 'password-changed', user_id, request_id: requestId })
  })
  parts.sessions.forget(user_id)
  parts.mail.send(writeEmail('password-changed', user, `${parts.origin}/recover`))
  return { ok: true }
}
