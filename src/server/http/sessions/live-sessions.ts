import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/connection/open.ts'
import type { Claims } from './access-token.ts'
import type { StandingSilence } from './silenced.ts'

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
  /** While staff let this person write nothing that others read. */
  silence: StandingSilence | null
}

export interface LiveSessions {
  /**
   * The session behind a token, or undefined when it has ended, or its account was locked or deleted.
   * @param isWrite asks the database in any case.
   */
  find: (claims: Claims, isWrite: boolean) => Promise<SignedInAs | undefined>
  /** Whether staff ended the session behind a token when they locked its account, which is locked still. */
  isLocked: (claims: Claims) => Promise<boolean>
  /** From now on this process asks again: something about the account or its sessions has changed. */
  forget: (user_id: number) => void
}

const FIND = `
  select u.id as user_id, s.id as session_id, p.user_id is not null as is_seller, u.is_staff, s.proved_at, q.reason as silence, q.until
  from sessions s
  join users u on u.id = s.user_id
  left join seller_profiles p on p.user_id = u.id
  left join silences q on q.user_id = u.id and q.lifted_at is null and (q.until is null or q.until > now())
  where s.id = $1 and u.id = $2 and s.expires_at > now() and u.locked_at is null and u.deleted_at is null`

const FIND_LOCKED = 'select 1 from locked_sessions where id = $1 and user_id = $2'

interface Row extends Omit<SignedInAs, 'proved_at' | 'silence'> {
  proved_at: Date
  silence: string | null
  until: Date | null
}

const sessionOf = ({ silence, until, proved_at, ...row }: Row): SignedInAs => ({
  ...row,
  proved_at: proved_at.toISOString(),
  silence: silence === null ? null : { reason: silence, until: until?.toISOString() ?? null },
})

/** @param clock milliseconds that only go forward. */
export function liveSessions(pool: Database['pool'], clock: () => number): LiveSessions {
  const known = new LRUCache<string, { session: SignedInAs; at: number }>({ max: MOST_REMEMBERED })
  return {
    find: async ({ user_id, sid }, isWrite) => {
      const remembered = known.get(sid)
      if (!isWrite && remembered && remembered.session.user_id === user_id && clock() - remembered.at < BELIEVED_MS) return remembered.session
      const { rows } = await pool.query<Row>(FIND, [sid, user_id])
      const [row] = rows
      if (!row) {
        known.delete(sid)
        return undefined
      }
      const session = sessionOf(row)
      known.set(sid, { session, at: clock() })
      return session
    },
    isLocked: async ({ user_id, sid }) => (await pool.query(FIND_LOCKED, [sid, user_id])).rows.length > 0,
    forget: (user_id) => {
      for (const [sid, { session }] of known.entries()) if (session.user_id === user_id) known.delete(sid)
    },
  }
}
