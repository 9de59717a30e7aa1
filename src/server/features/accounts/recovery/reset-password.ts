import { and, eq, isNotNull } from 'drizzle-orm'
import type { resetPassword } from '#contract/accounts/accounts.ts'
import { usernameKey } from '#contract/accounts/usernames.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import type { Ask } from '../../../http/serve.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { AccountParts } from '../parts.ts'
import { requireGoodPassword } from '../registration/choose-password.ts'
import { claimEmail } from '../registration/claim-email.ts'
import { emailKey } from '../registration/email-key.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { forgiveNames } from '../sessions/login-throttle.ts'
import { dropLinks, findLink, takeLink } from './mail-links.ts'

/**
 * Sets the password of the account that a link was mailed to, and ends all its sessions. Opening the link proves the e-mail too.
 * A password that is refused leaves the link as it was. A pending change of the e-mail is dropped: an owner who takes the account back
 * must not lose it to the person who asked for that change. Google is unlinked for the same reason where it was a second way in.
 * @throws {Problem} link-expired; bad-input — the password; busy.
 */
export async function resetPasswordBy(parts: AccountParts, ask: Ask<typeof resetPassword>): Promise<{ username: string }> {
  const { db, body, now, requestId } = ask
  const open = await findLink(db, body.token, { purposes: ['reset-password'], now })
  const { link, user } = open
  // It was made just when the account went on to another e-mail, and lies in a mailbox that opens nothing any more.
  if (emailKey(link.email) !== user.email_key) throw new Problem('link-expired')
  await requireGoodPassword(body.password, user)
  const password_hash = await parts.passwords.hash(body.password)
  await db.transaction(async (tx) => {
    await takeLink(tx, open)
    const isUnlinked = await unlinkSecondWay(tx, user.id)
    await tx.update(users).set({ password_hash, pending_email: null }).where(eq(users.id, user.id))
    if (isUnlinked) await parts.note(tx, { kind: 'google-unlinked', by: 'service', user_id: user.id, request_id: requestId })
    const isProved = user.email_verified_at === null && (await claimEmail(tx, { user_id: user.id, email: user.email, at: new Date(now).toISOString() }))
    await endSessions(tx, user.id)
    await dropLinks(tx, user.id)
    await forgiveNames(tx, [usernameKey(user.username), user.email_key])
    await parts.note(tx, { kind: 'password-reset', user_id: user.id, request_id: requestId })
    if (isProved) await parts.note(tx, { kind: 'email-verified', user_id: user.id, request_id: requestId })
  })
  parts.sessions.forget(user.id)
  parts.mail.send(writeEmail('password-changed', user, `${parts.origin}/recover`))
  return { username: user.username }
}

/** An intruder who knew the password may have linked Google; without a password, Google was there from the beginning. @returns whether it was unlinked. */
async function unlinkSecondWay(tx: Pick<Database['db'], 'update'>, user_id: number): Promise<boolean> {
  const unlinked = await tx
    .update(users)
    .set({ google_sub: null })
    .where(and(eq(users.id, user_id), isNotNull(users.google_sub), isNotNull(users.password_hash)))
    .returning({ id: users.id })
  return unlinked.length > 0
}
