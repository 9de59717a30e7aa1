import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { ACCOUNT_LIMITS } from '#contract/accounts/account-fields.ts'
import type { Language } from '#contract/core/languages.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../../db/connection/open.ts'
import { mail_links, users } from '../../../db/tables/accounts.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { AccountParts, Visit } from '../parts.ts'
import { secretHash } from '../sessions/refresh-token.ts'

type MailPurpose = 'reset-password' | 'verify-email' | 'change-email'

type Db = Database['db']
type Tx = Pick<Db, 'select' | 'delete'>

const TOKEN_BYTES = 16
const HOUR_MS = 3_600_000
const LIFE_MS: Record<MailPurpose, number> = {
  'reset-password': ACCOUNT_LIMITS.resetMinutes * 60_000,
  'verify-email': ACCOUNT_LIMITS.verifyHours * HOUR_MS,
  'change-email': ACCOUNT_LIMITS.verifyHours * HOUR_MS,
}
const PAGES: Record<MailPurpose, string> = { 'reset-password': '/reset-password', 'verify-email': '/verify-email', 'change-email': '/verify-email' }

/**
 * Makes a link and mails it; one of the same purpose that the account had before works no longer. The token stands behind the `#`, which
 * browsers do not send: it gets into no log, and into no stored page.
 */
export async function mailLink(
  parts: Pick<AccountParts, 'mail' | 'origin'>,
  visit: Pick<Visit, 'db' | 'now'>,
  letter: { user_id: number; username: string; language: Language; purpose: MailPurpose; email: string },
): Promise<void> {
  const { user_id, purpose, email } = letter
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await visit.db.transaction(async (tx) => {
    await lockAccount(tx, user_id)
    await tx.delete(mail_links).where(and(eq(mail_links.user_id, user_id), eq(mail_links.purpose, purpose)))
    const expires_at = new Date(visit.now + LIFE_MS[purpose]).toISOString()
    await tx.insert(mail_links).values({ token_hash: secretHash(token), user_id, purpose, email, expires_at })
  })
  parts.mail.send(writeEmail(purpose, letter, `${parts.origin}${PAGES[purpose]}#token=${token}`))
}

/** A link that would work now, and the account it belongs to. */
type OpenLink = Awaited<ReturnType<typeof findLink>>

/**
 * The link of a token, without using it up.
 * @param now milliseconds since the epoch.
 * @throws {Problem} link-expired — used, too old, replaced, of another purpose, of an account that is locked or gone, or never ours: all alike.
 */
export async function findLink(db: Db, token: string, { purposes, now }: { purposes: readonly MailPurpose[]; now: number }) {
  const { token_hash, user_id, purpose, email } = mail_links
  const [found] = await db
    .select({ link: { token_hash, user_id, purpose, email }, user: users })
    .from(mail_links)
    .innerJoin(users, eq(users.id, user_id))
    .where(
      and(
        eq(token_hash, secretHash(token)),
        inArray(purpose, [...purposes]),
        gt(mail_links.expires_at, new Date(now).toISOString()),
        isNull(users.locked_at),
        isNull(users.deleted_at),
      ),
    )
  if (!found) throw new Problem('link-expired')
  return found
}

/** Uses a link up. Of several who try at once one gets it. @throws {Problem} link-expired */
export async function takeLink(tx: Tx, { link }: OpenLink): Promise<void> {
  await lockAccount(tx, link.user_id)
  const taken = await tx.delete(mail_links).where(eq(mail_links.token_hash, link.token_hash)).returning({ user_id: mail_links.user_id })
  if (taken.length === 0) throw new Problem('link-expired')
}

/** Has the links of an account work no longer. @param purposes all of them when absent. */
export async function dropLinks(tx: Tx, user_id: number, purposes?: readonly MailPurpose[]): Promise<void> {
  await tx.delete(mail_links).where(and(eq(mail_links.user_id, user_id), purposes && inArray(mail_links.purpose, [...purposes])))
}

/** Every change of an account's links takes this lock first and runs alone: in another order two changes could wait for each other. */
async function lockAccount(tx: Tx, user_id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('no key update')
}
