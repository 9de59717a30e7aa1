import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { ACCOUNT_LIMITS, Email, FullName } from '#contract/accounts/account-fields.ts'
import type { SignedIn } from '#contract/accounts/sessions.ts'
import type { Language } from '#contract/core/languages.ts'
import { Problem } from '#contract/core/problem.ts'
import type { GoogleIdentity } from '../../../adapters/google/google.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import type { Cookies } from '../../../http/responses/cookies.ts'
import type { AccountParts, Visit } from '../parts.ts'
import { createAccount } from '../registration/create-account.ts'
import { emailKey } from '../registration/email-key.ts'
import { usernamesFrom } from '../registration/usernames-from.ts'
import { beginSession } from '../sessions/begin-session.ts'

type Db = Database['db']
type GoogleVisit = Visit & { cookies: Cookies; body: { remember?: boolean | undefined; language?: Language | undefined } }

interface Person {
  id: number
  username: string
  email: string
}

/**
 * Signs in the user whom Google names, and makes an account where there is none yet.
 * An account that has the same e-mail is never opened this way, though both are verified: its owner signs in and links the two.
 * @throws {Problem} google-failed — the e-mail does not hold; taken — with `email`: `has-account`; wrong-login — locked or deleted
 */
export async function finishGoogleFor(parts: AccountParts, visit: GoogleVisit, identity: GoogleIdentity): Promise<SignedIn> {
  const person = (await findLinked(parts, visit, identity.sub)) ?? (await join(parts, visit, identity))
  return beginSession(parts, visit, { ...person, remember: visit.body.remember ?? false, by: { google_sub: identity.sub } })
}

async function findLinked(parts: AccountParts, { db, requestId }: Visit, sub: string): Promise<Person | undefined> {
  const { id, username, email, locked_at, deleted_at } = users
  const [found] = await db.select({ id, username, email, locked_at, deleted_at }).from(users).where(eq(users.google_sub, sub))
  if (!found) return undefined
  if (found.locked_at !== null || found.deleted_at !== null) {
    await parts.note(db, { kind: 'sign-in-failed', user_id: found.id, request_id: requestId, details: { google: true } })
    throw new Problem('wrong-login')
  }
  return { id: found.id, username: found.username, email: found.email }
}

async function join(parts: AccountParts, visit: GoogleVisit, { sub, name, ...claimed }: GoogleIdentity): Promise<Person> {
  const email = v.safeParse(Email, claimed.email)
  if (!claimed.email_verified || !email.success) throw new Problem('google-failed')
  const account = {
    email: email.output,
    email_verified_at: new Date(visit.now).toISOString(),
    full_name: nameFrom(name),
    google_sub: sub,
    password_hash: null,
    language: visit.body.language ?? ('en' as const),
  }
  for (const username of usernamesFrom(email.output)) {
    await refuseOwned(visit.db, email.output)
    try {
      const made = await createAccount(visit.db, { ...account, username })
      await parts.note(visit.db, { kind: 'registered', user_id: made.id, request_id: visit.requestId, details: { google: true } })
      return made
    } catch (error) {
      // Another request was quicker: with this Google account, with this e-mail, or with the name. Only the last is tried again.
      const linked = await findLinked(parts, visit, sub)
      if (linked) return linked
      await refuseOwned(visit.db, email.output)
      if (!(error instanceof Problem) || error.code !== 'taken') throw error
    }
  }
  throw new Problem('busy')
}

async function refuseOwned(db: Db, email: string): Promise<void> {
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email_key, emailKey(email)), isNotNull(users.email_verified_at), isNull(users.deleted_at)))
  if (owner) throw new Problem('taken', { fields: { email: 'has-account' } })
}

/** The name as Google has it, as far as it is one of ours. */
function nameFrom(name: string): string {
  const result = v.safeParse(FullName, [...name].slice(0, ACCOUNT_LIMITS.fullNameLongest).join(''))
  return result.success ? result.output : ''
}
