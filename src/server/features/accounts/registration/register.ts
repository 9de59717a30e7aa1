import { eq } from 'drizzle-orm'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { register } from '#contract/accounts/accounts.ts'
import { usernameFault, usernameKey } from '#contract/accounts/usernames.ts'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Reason } from '#contract/core/reasons.ts'
import { isFreedLately } from '../../../db/accounts/freed-names.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import type { Ask } from '../../../http/serve.ts'
import type { AccountParts } from '../parts.ts'
import type { EmailLimits } from '../recovery/email-limits.ts'
import { mailLink } from '../recovery/mail-links.ts'
import { isCommonPassword } from './common-passwords.ts'
import { createAccount } from './create-account.ts'

const PER_ADDRESS_AND_HOUR = 10

/** Counts a registration. @throws {Problem} too-many-requests */
type CountRegistration = (address: string | undefined) => Promise<void>

/** Ten accounts per hour and address, kept in the database. @param isLimited whether addresses are counted at all. */
export function countRegistrations({ pool }: Pick<Database, 'pool'>, isLimited: boolean): CountRegistration {
  const ofAddress = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: 'register',
    points: PER_ADDRESS_AND_HOUR,
    duration: 3600,
  })
  return async (address) => {
    if (!isLimited || address === undefined) return
    try {
      await ofAddress.consume(address)
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw new Problem('too-many-requests', { retryAfterSeconds: refusal.msBeforeNext / 1000 })
      throw refusal
    }
  }
}

/** What bounds registrations. */
interface RegistrationLimits extends Pick<EmailLimits, 'admitClaim'> {
  count: CountRegistration
}

/**
 * Makes an account and mails the link that proves its e-mail. Whether the e-mail belongs to another account changes nothing of it: it is
 * whose it is once the link was followed.
 * @throws {Problem} taken — the username, or one that looks like it; bad-input — a password that attackers try first; too-many-requests.
 */
export async function registerAccount(
  parts: AccountParts,
  { count, admitClaim }: RegistrationLimits,
  ask: Ask<typeof register>,
): Promise<AnswerOf<typeof register>> {
  const { db, body, requestId } = ask
  const { username, email, password, language = 'en' } = body
  if (await isCommonPassword(password)) throw new Problem('bad-input', { fields: { password: 'password-common' satisfies Reason } })
  if (await isTaken(db, username)) throw new Problem('taken', { fields: { username: 'taken' satisfies Reason } })
  await count(ask.address)
  const password_hash = await parts.passwords.hash(password)
  const account = await createAccount(db, { username, email, password_hash, language })
  await parts.note(db, { kind: 'registered', user_id: account.id, request_id: requestId })
  const letter = { user_id: account.id, username: account.username, language, purpose: 'verify-email', email: account.email } as const
  if (await admitClaim(email)) await mailLink(parts, ask, letter)
  return { username: account.username, email: account.email }
}

/** Whether a username can be had, and if not, why. */
export async function checkUsername(db: Database['db'], username: string): Promise<{ free: boolean; reason: Reason | null }> {
  const reason = usernameFault(username) ?? ((await isTaken(db, username)) ? 'taken' : null)
  return { free: reason === null, reason }
}

async function isTaken(db: Database['db'], username: string): Promise<boolean> {
  const name = usernameKey(username)
  const found = await db.select({ id: users.id }).from(users).where(eq(users.username_key, name))
  return found.length > 0 || isFreedLately(db, { kind: 'username', name })
}
