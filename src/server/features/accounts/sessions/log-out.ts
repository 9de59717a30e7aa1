import { eq } from 'drizzle-orm'
import { sessions } from '../../../db/tables/accounts.ts'
import type { Cookies } from '../../../http/responses/cookies.ts'
import type { AccountParts, Visit } from '../parts.ts'
import { readRefreshToken, secretHash } from './refresh-token.ts'

/** Ends the session of this browser and takes its refresh token away. Without one there is nothing to end. */
export async function logOut({ note, sessions: live }: AccountParts, visit: Visit & { cookies: Cookies }): Promise<{ ok: true }> {
  const token = readRefreshToken(visit.cookies)
  visit.cookies.clear('__Host-rt')
  if (!token) return { ok: true }
  const [ended] = await visit.db.transaction(async (tx) => {
    const rows = await tx.delete(sessions).where(eq(sessions.id, token.session_id)).returning()
    for (const { user_id, token_hash, previous_hash } of rows) {
      // A token older than these was used already: as in a refresh, the session ends for every holder.
      const isOurs = [token_hash, previous_hash].includes(secretHash(token.secret))
      await note(tx, { kind: isOurs ? 'signed-out' : 'refresh-reused', user_id, request_id: visit.requestId })
    }
    return rows
  })
  if (ended) live.forget(ended.user_id)
  return { ok: true }
}
