import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { login, SignedIn } from '#contract/accounts/sessions.ts'
import { usernameKey } from '#contract/accounts/usernames.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import type { Ask } from '../../../http/serve.ts'
import type { AccountParts } from '../parts.ts'
import { emailKey } from '../registration/email-key.ts'
import { beginSession } from './begin-session.ts'
import { isKnownDevice } from './known-devices.ts'
import type { Attempt, LoginThrottle } from './login-throttle.ts'

/**
 * Signs in with a username, in any case, or a verified e-mail.
 * @throws {Problem} wrong-login — whatever the cause: no account of that name, another password, none at all, a locked account;
 * too-many-requests — wait first, also with the right password; busy — too many sign in at this moment.
 */
export async function logIn(parts: AccountParts, throttle: LoginThrottle, ask: Ask<typeof login>): Promise<SignedIn> {
  const { db, address, requestId, cookies, body } = ask
  const isEmail = body.username.includes('@')
  const nameKey = isEmail ? emailKey(body.username) : usernameKey(body.username)
  const crowded = await throttle.countAddress(address)
  if (crowded !== undefined) throw new Problem('too-many-requests', { retryAfterSeconds: crowded })
  const account = await findAccount(db, isEmail ? and(eq(users.email_key, nameKey), isNotNull(users.email_verified_at)) : eq(users.username_key, nameKey))
  const event = { user_id: account?.id ?? null, request_id: requestId }
  const attempt: Attempt = { nameKey, address }
  const wait = await throttle.begin(attempt, async () => account !== undefined && isKnownDevice(db, cookies, account.id))
  if (wait !== undefined) {
    await parts.note(db, { kind: 'sign-in-throttled', ...event })
    throw new Problem('too-many-requests', { retryAfterSeconds: wait })
  }
  const isRight = await tryPassword(parts, throttle, { attempt, stored: account?.password_hash, password: body.password })
  const password_hash = isRight ? account?.password_hash : undefined
  if (!account || !password_hash || account.locked_at !== null) {
    await parts.note(db, { kind: 'sign-in-failed', ...event })
    throw new Problem('wrong-login')
  }
  await throttle.succeed(attempt)
  const { id, username, email } = account
  return beginSession(parts, ask, { id, username, email, remember: body.remember ?? false, by: { password_hash } })
}

/**
 * An e-mail means the account that has verified it. An unverified one opens no account: a user who claims another person's e-mail could
 * otherwise learn whether it belongs to an account already.
 */
async function findAccount(db: Database['db'], named: SQL | undefined) {
  const [found] = await db
    .select({ id: users.id, username: users.username, email: users.email, password_hash: users.password_hash, locked_at: users.locked_at })
    .from(users)
    .where(and(named, isNull(users.deleted_at)))
  return found
}

async function tryPassword(
  { passwords }: AccountParts,
  throttle: LoginThrottle,
  { attempt, stored, password }: { attempt: Attempt; stored: string | null | undefined; password: string },
): Promise<boolean> {
  try {
    return await passwords.verify(stored, password)
  } catch (error) {
    // Refused for lack of room, not for the password.
    await throttle.takeBack(attempt)
    throw error
  }
}
