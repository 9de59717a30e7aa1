import { eq } from 'drizzle-orm'
import type { verifyEmail } from '#contract/accounts/accounts.ts'
import { Problem } from '#contract/core/problem.ts'
import { users } from '../../../db/tables/accounts.ts'
import type { Ask } from '../../../http/serve.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { AccountParts } from '../parts.ts'
import { dropLinks, findLink, takeLink } from '../recovery/mail-links.ts'
import { claimEmail } from './claim-email.ts'
import { emailKey } from './email-key.ts'

/**
 * Proves the e-mail that a link was mailed to; a new one takes the place of the old with it. No session is asked for: mails are read on
 * other devices too.
 * @throws {Problem} link-expired — also when the account has meanwhile gone on to another e-mail; taken — another account has verified it.
 */
export async function verifyEmailBy(parts: AccountParts, ask: Ask<typeof verifyEmail>): Promise<{ email: string }> {
  const { db, body, now, requestId } = ask
  const open = await findLink(db, body.token, { purposes: ['verify-email', 'change-email'], now })
  const { link, user } = open
  const isChange = link.purpose === 'change-email'
  const expected = isChange ? user.pending_email : user.email
  if (expected === null || emailKey(expected) !== emailKey(link.email)) throw new Problem('link-expired')
  await db.transaction(async (tx) => {
    await takeLink(tx, open)
    const isOurs = await claimEmail(tx, { user_id: user.id, email: expected, at: new Date(now).toISOString() })
    if (!isOurs) throw new Problem('taken', { fields: { email: 'taken' } })
    if (isChange) {
      await tx.update(users).set({ pending_email: null }).where(eq(users.id, user.id))
      // What was mailed to the old address must not open the account any more.
      await dropLinks(tx, user.id)
    }
    await parts.note(tx, { kind: isChange ? 'email-changed' : 'email-verified', user_id: user.id, request_id: requestId })
  })
  if (isChange && emailKey(expected) !== user.email_key) parts.mail.send(writeEmail('email-changed', user, `${parts.origin}/profile-settings`))
  return { email: expected }
}
