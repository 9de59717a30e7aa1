import { and, eq, or } from 'drizzle-orm'
import type { SignedIn } from '#contract/accounts/sessions.ts'
import type { Database } from '../../../db/connection/open.ts'
import { sessions } from '../../../db/tables/accounts.ts'
import type { Cookies } from '../../../http/responses/cookies.ts'
import type { AccountParts, Visit } from '../parts.ts'
import { markDevice } from './known-devices.ts'
import { giveRefreshToken, newSecret, newSessionId, readRefreshToken, secretHash } from './refresh-token.ts'
import { firstExpiry } from './session-times.ts'
import { type ProvedBy, requireStillOpens } from './still-theirs.ts'

type Visitor = Visit & { cookies: Cookies }

/**
 * Begins a session for a user who has just proved who they are, and gives this browser its cookies. The session it had before ends:
 * no client could come back to it.
 * @param who `remember`: the browser keeps the session when it is closed. `by`: what they proved it with.
 * @throws {Problem} wrong-login — the proof no longer opens the account.
 */
export async function beginSession(
  { note, sessions: live, tokens }: AccountParts,
  visit: Visitor,
  who: { id: number; username: string; email: string; remember: boolean; by: ProvedBy },
): Promise<SignedIn> {
  const token = { session_id: newSessionId(), secret: newSecret() }
  const { remember, by, ...account } = who
  const { expires_at, endedOf } = await visit.db.transaction(async (tx) => {
    await requireStillOpens(tx, who.id, by)
    const endedOf = await endSessionOfBrowser(tx, visit.cookies)
    const [begun] = await tx
      .insert(sessions)
      .values({
        id: token.session_id,
        user_id: who.id,
        token_hash: secretHash(token.secret),
        remember,
        device: visit.device,
        expires_at: firstExpiry(remember),
      })
      .returning({ expires_at: sessions.expires_at })
    if (!begun) throw new TypeError('an insert gave no row')
    await markDevice(tx, visit.cookies, who.id)
    await note(tx, { kind: 'signed-in', user_id: who.id, request_id: visit.requestId, details: { remember } })
    return { ...begun, endedOf }
  })
  if (endedOf !== undefined) live.forget(endedOf)
  giveRefreshToken(visit.cookies, token, { remember, expires_at, now: visit.now })
  return { access: await tokens.issue({ user_id: who.id, sid: token.session_id }, visit.now), email: account.email, username: account.username, id: account.id }
}

/** @returns whose it was. */
async function endSessionOfBrowser(db: Pick<Database['db'], 'delete'>, cookies: Cookies): Promise<number | undefined> {
  const token = readRefreshToken(cookies)
  if (!token) return undefined
  const hash = secretHash(token.secret)
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, token.session_id), or(eq(sessions.token_hash, hash), eq(sessions.previous_hash, hash))))
    .returning({ user_id: sessions.user_id })
  return ended?.user_id
}
