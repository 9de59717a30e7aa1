import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/connection/open.ts'
import type { Claims } from './access-token.ts'

/** For so long a read may go on after its session was ended elsewhere. Writes always ask. */
const BELIEVED_MS = 30_000
const MOST_REMEMBERED = 5000

/** Who asks, as far as handlers need to know. */
export interface SignedInAs {
  user_id: number
  session_id: string
  is_seller: boolean
  is_staff: boolean
  /** When the password last proved who this is; ISO 8601 UTC. */
  proved_at: string
}

export interface LiveSessions {
  /**
   * The session behind a token, or undefined when it has ended, or its account was locked or deleted.
   * @param isWrite asks the database in any case.
   */
  find: (claims: Claims, isWrite: boolean) => Promise<SignedInAs | undefined>
  /** From now on this process asks again: something about the account or its sessions has changed. */
  forget: (user_id: number) => void
}

const FIND = `
  select u.id as user_id, s.id as session_id, p.user_id is not null as is_seller, u.is_staff, s.proved_at
  from sessions s
  join users u on u.id = s.user_id
  left join seller_profiles p on p.user_id = u.id
  where s.id = $1 and u.id = $2 and s.expires_at > now() and u.locked_at is null and u.deleted_at is null`

/** @param clock milliseconds that only go forward. */
export function liveSessions(pool: Database['pool'], clock: () => number): LiveSessions {
  const known = new LRUCache<string, { session: SignedInAs; at: number }>({ max: MOST_REMEMBERED })
  return {
    find: async ({ user_id, sid }, isWrite) => {
      const remembered = known.get(sid)
      if (!isWrite && remembered && remembered.session.user_id === user_id && clock() - remembered.at < BELIEVED_MS) return remembered.session
      const { rows } = await pool.query<Omit<SignedInAs, 'proved_at'> & { proved_at: Date }>(FIND, [sid, user_id])
      const [row] = rows
      if (!row) {
        known.delete(sid)
        return undefined
      }
      const session = { ...row, proved_at: row.proved_at.toISOString() }
      known.set(sid, { session, at: clock() })
      return session
    },
    forget: (user_id) => {
      for (const [sid, { session }] of known.entries()) if (session.user_id === user_id) known.delete(sid)
    },
  }
}
