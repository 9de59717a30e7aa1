import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../../db/connection/open.ts'
import { sessions } from '../../../db/tables/accounts.ts'

type Db = Pick<Database['db'], 'delete'>

/**
 * Ends the sessions of an account, but for one: their refresh tokens are dead at once. The caller then has `sessions.forget` called, so
 * that their access tokens are dead too.
 * @returns how many.
 */
export async function endSessions(db: Db, user_id: number, exceptId?: string): Promise<number> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, user_id), others))
    .returning({ id: sessions.id })
  return ended.length
}
