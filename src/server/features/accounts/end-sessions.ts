import type { Database } from '../../db/open.ts'

type Db = Pick<Database['db'], 'delete'>

/** Ends the sessions of an account, but for one. @returns how many. */
export async function endSessions(_db: Db, _user_id: number, _exceptId?: string): Promise<number> {
  throw new TypeError('not yet')
}
