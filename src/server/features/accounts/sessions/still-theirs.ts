import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../../db/connection/open.ts'
import { sessions, users } from '../../../db/tables/accounts.ts'
import type { SignedInAs } from '../../../http/sessions/live-sessions.ts'

type Tx = Pick<Database['db'], 'select'>

/** What a user has just proved their identity by: the hash that their password matched, or their Google account. */
export type ProvedBy = { password_hash: string } | { google_sub: string }

/**
 * Lets a session begin only if what was proved still opens the account. Time passes between the proof and the session: a new password that was
 * set meanwhile, to shut an intruder out, must not be followed by a session that the old one opened.
 * @throws {Problem} wrong-login
 */
export async function requireStillOpens(tx: Tx, user_id: number, proved: ProvedBy): Promise<void> {
  const isSame = 'google_sub' in proved ? eq(users.google_sub, proved.google_sub) : eq(users.password_hash, proved.password_hash)
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user_id), isSame, isNull(users.locked_at), isNull(users.deleted_at)))
    .for('share')
  if (found.length === 0) throw new Problem('wrong-login')
}

/**
 * Lets a change of what guards an account go on only while the session that asked for it lives. It was found alive when the request came;
 * an owner who has taken the account back since has ended it. Holds account and session until the transaction ends.
 * @throws {Problem} not-signed-in
 */
export async function requireStillSignedIn(tx: Tx, { user_id, session_id }: Pick<SignedInAs, 'user_id' | 'session_id'>): Promise<void> {
  const mine = and(eq(users.id, user_id), isNull(users.locked_at), isNull(users.deleted_at))
  const owners = await tx.select({ id: users.id }).from(users).where(mine).for('no key update')
  // A statement of its own: it sees what was ended while the first one waited.
  const alive = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, session_id), eq(sessions.user_id, user_id)))
    .for('share')
  if (owners.length === 0 || alive.length === 0) throw new Problem('not-signed-in')
}
