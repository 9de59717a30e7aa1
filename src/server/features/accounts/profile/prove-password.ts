import { eq } from 'drizzle-orm'
import type { provePassword } from '#contract/accounts/accounts.ts'
import { Problem } from '#contract/core/problem.ts'
import { sessions, users } from '../../../db/tables/accounts.ts'
import type { Ask } from '../../../http/serve.ts'
import type { AccountParts } from '../parts.ts'
import type { EmailLimits } from '../recovery/email-limits.ts'

/**
 * Takes the password once more: for ten minutes this session may then change what guards the account.
 * @throws {Problem} wrong-login — another password, or the account has none; too-many-requests — ten tries in ten minutes; busy.
 */
export async function proveByPassword(parts: AccountParts, limits: EmailLimits, ask: Ask<typeof provePassword>): Promise<{ ok: true }> {
  const { db, body, now, requestId, session } = ask
  const { user_id, session_id } = session
  await limits.countProof(session_id)
  const [user] = await db.select({ password_hash: users.password_hash }).from(users).where(eq(users.id, user_id))
  if (!(await parts.passwords.verify(user?.password_hash, body.password))) {
    await parts.note(db, { kind: 'sign-in-failed', user_id, request_id: requestId, details: { proof: true } })
    throw new Problem('wrong-login')
  }
  await limits.forgetProof(session_id)
  await db.transaction(async (tx) => {
    await tx
      .update(sessions)
      .set({ proved_at: new Date(now).toISOString() })
      .where(eq(sessions.id, session_id))
    await parts.note(tx, { kind: 'password-proved', user_id, request_id: requestId })
  })
  parts.sessions.forget(user_id)
  return { ok: true }
}
