import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { DeviceSession } from '#contract/accounts/sessions.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../../db/connection/open.ts'
import { sessions } from '../../../db/tables/accounts.ts'
import type { SignedInAs } from '../../../http/sessions/live-sessions.ts'
import type { AccountParts, Visit } from '../parts.ts'
import { endSessions } from './end-sessions.ts'

type Asked = Visit & { session: SignedInAs }

/** The devices that are signed in to this account, the latest used first. */
export async function listSessions(db: Database['db'], { user_id, session_id }: SignedInAs): Promise<DeviceSession[]> {
  const rows = await db
    .select({ id: sessions.id, device: sessions.device, created_at: sessions.created_at, last_used_at: sessions.last_used_at })
    .from(sessions)
    .where(and(eq(sessions.user_id, user_id), gt(sessions.expires_at, sql`now()`)))
    .orderBy(desc(sessions.last_used_at), sessions.id)
  return rows.map((row) => ({ ...row, is_current: row.id === session_id }))
}

/** Signs one device out, this one too. @throws {Problem} not-found — the account has no such session, even if another account has it. */
export async function endSession({ note, sessions: live }: AccountParts, { db, requestId, session }: Asked, id: string): Promise<{ ok: true }> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.user_id, session.user_id)))
      .returning({ id: sessions.id })
    if (ended.length === 0) throw new Problem('not-found')
    await note(tx, { kind: 'session-ended', user_id: session.user_id, request_id: requestId, details: { is_current: id === session.session_id } })
  })
  live.forget(session.user_id)
  return { ok: true }
}

/** Signs every other device out. */
export async function endOtherSessions({ note, sessions: live }: AccountParts, { db, requestId, session }: Asked): Promise<{ ended: number }> {
  const ended = await db.transaction(async (tx) => {
    const count = await endSessions(tx, session.user_id, session.session_id)
    await note(tx, { kind: 'session-ended', user_id: session.user_id, request_id: requestId, details: { others: count } })
    return count
  })
  live.forget(session.user_id)
  return { ended }
}
