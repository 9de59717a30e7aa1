import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { SignedIn } from '#contract/accounts/sessions.ts'
import { Problem } from '#contract/core/problem.ts'
import { locked_sessions, sessions, users } from '../../../db/tables/accounts.ts'
import type { Cookies } from '../../../http/responses/cookies.ts'
import type { AccountParts, Visit } from '../parts.ts'
import { giveRefreshToken, newSecret, type RefreshToken, readRefreshToken, secretHash, successorOf } from './refresh-token.ts'
import { nextExpiry } from './session-times.ts'

/** For so long the token before this one gets the same successor again: an answer was lost on the way, or two tabs asked at once. */
const GRACE_SECONDS = 10

type Visitor = Visit & { cookies: Cookies }
type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>
/** A session that goes on, and the secret its browser is to hold from now on. */
type GoingOn = Pick<Session, 'user_id' | 'username' | 'email' | 'remember' | 'expires_at'> & { secret: string }

/**
 * A new access token for the session of this browser, whose refresh token is exchanged. A token that was spent before ends the session:
 * two hold it, and one of them is a thief.
 * @throws {Problem} not-signed-in — no session, or none that goes on; the cookie is then cleared. With the fact `locked`: staff have locked the account.
 * @see RFC 9700 §4.14.2; the successor is derived, so that it can be given again although only hashes are kept
 */
export async function refreshSession(parts: AccountParts, visit: Visitor): Promise<SignedIn> {
  const token = readRefreshToken(visit.cookies)
  const session = token && (await goOn(parts, visit, token))
  if (!session) {
    // Its browser keeps what it has, and is told the same until the lock ends.
    if (token && (await isLocked(visit, token))) throw new Problem('not-signed-in', { facts: { locked: 1 } })
    visit.cookies.clear('__Host-rt')
    throw new Problem('not-signed-in')
  }
  const { session_id } = token
  const { user_id, username, email, secret } = session
  giveRefreshToken(visit.cookies, { session_id, secret }, { ...session, now: visit.now })
  return { access: await parts.tokens.issue({ user_id, sid: session_id }, visit.now), email, username, id: user_id }
}

/** Whether a lock has ended the session of this token, which is proved by holding it. */
async function isLocked({ db }: Visitor, { session_id, secret }: RefreshToken): Promise<boolean> {
  const [ended] = await db.select().from(locked_sessions).where(eq(locked_sessions.id, session_id))
  return ended !== undefined && [ended.token_hash, ended.previous_hash].includes(secretHash(secret))
}

async function goOn(parts: AccountParts, visit: Visitor, token: RefreshToken): Promise<GoingOn | undefined> {
  const session = await findSession(visit, token.session_id)
  if (!session) return undefined
  const given = secretHash(token.secret)
  if (given === session.token_hash) {
    const rotated = await rotate(visit, session, token)
    // Another request with the same token was faster: now it is the previous token.
    return rotated ?? goOn(parts, visit, token)
  }
  if (given === session.previous_hash && session.previous_salt !== null && session.is_fresh) {
    return { ...session, secret: successorOf(token.secret, session.previous_salt) }
  }
  await endReused(parts, visit, token.session_id)
  return undefined
}

async function findSession({ db }: Visitor, session_id: string) {
  const [found] = await db
    .select({
      user_id: sessions.user_id,
      username: users.username,
      email: users.email,
      token_hash: sessions.token_hash,
      previous_hash: sessions.previous_hash,
      previous_salt: sessions.previous_salt,
      is_fresh: sql<boolean>`${sessions.rotated_at} > now() - make_interval(secs => ${GRACE_SECONDS})`,
      remember: sessions.remember,
      expires_at: sessions.expires_at,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.id, session_id), gt(sessions.expires_at, sql`now()`), isNull(users.locked_at), isNull(users.deleted_at)))
  return found
}

/** Exchanges the token if it is still the current one: of several at once, one does. */
async function rotate({ db }: Visitor, session: Session, { session_id, secret }: RefreshToken): Promise<GoingOn | undefined> {
  const salt = newSecret()
  const successor = successorOf(secret, salt)
  const [rotated] = await db
    .update(sessions)
    .set({
      token_hash: secretHash(successor),
      previous_hash: session.token_hash,
      previous_salt: salt,
      rotated_at: sql`now()`,
      last_used_at: sql`now()`,
      expires_at: nextExpiry(session.remember),
    })
    .where(and(eq(sessions.id, session_id), eq(sessions.token_hash, session.token_hash)))
    .returning({ expires_at: sessions.expires_at })
  return rotated && { ...session, ...rotated, secret: successor }
}

async function endReused({ note, sessions: live }: AccountParts, { db, requestId }: Visitor, session_id: string): Promise<void> {
  const [ended] = await db.transaction(async (tx) => {
    const rows = await tx.delete(sessions).where(eq(sessions.id, session_id)).returning({ user_id: sessions.user_id })
    for (const { user_id } of rows) await note(tx, { kind: 'refresh-reused', by: 'service', user_id, request_id: requestId })
    return rows
  })
  if (ended) live.forget(ended.user_id)
}
