import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { schema } from '../schema.ts'
import { asProblem } from './faults.ts'
import { givingBack } from './giving-back.ts'
import { type Log, openPool, readDatabaseUrl } from './pool.ts'
import { withinTime } from './within-time.ts'

type Db = NodePgDatabase<typeof schema>

/** How often each replica is asked how far it is, and how long it may take to say so: one that is away or behind is left within a second. */
const ASK_EVERY_MS = 250
const ANSWER_MS = 500
/** After which a read that a replica has not answered is made at the primary. */
const READ_MS = 1000
/** For so long after {@link Replicas.seen} was last told, what readers have seen is known. */
const KNOWN_MS = 2000

/** Copies of the database that PostgreSQL keeps by streaming replication, for reads that are the same for all readers. */
export interface Replicas {
  /**
   * Readers are given what the primary holds at this moment: replicas that have not come so far are not asked.
   * @param position of its log, in bytes
   */
  seen: (position: number) => void
  /** Reads at a replica that holds all that readers have seen; at the primary where there is none, or where the replica does not answer. */
  read: <T>(primary: Db, work: (db: Db) => Promise<T>) => Promise<T>
  /** How many bytes of log each replica is behind what readers have seen, and whether it is asked. */
  state: () => { host: string; behind: number; isAsked: boolean }[]
  close: () => Promise<void>
}

interface Replica {
  host: string
  pool: pg.Pool
  db: Db
  /** How far it is; undefined: it does not say. */
  position: number | undefined
}

/** Opens replicas by their addresses; none of them has to be there. */
export function openReplicas(urls: readonly string[], { label, log }: { label: string; log: Log }): Replicas {
  const replicas = urls.map((url): Replica => {
    const address = readDatabaseUrl(url)
    const pool = openPool(address, label, log)
    return { host: new URL(address.url).host, pool, db: givingBack(drizzle(pool, { schema }), pool), position: undefined }
  })
  const looks = replicas.map((replica) => watch(replica, log))
  let required = Number.POSITIVE_INFINITY
  let seenAt = Number.NEGATIVE_INFINITY
  let turn = 0
  const hasCome = ({ position }: Replica) => position !== undefined && position >= required
  const next = () => {
    const able = replicas.filter(hasCome)
    return able[turn++ % able.length]
  }
  return {
    seen: (position) => {
      required = position
      seenAt = performance.now()
    },
    read: async (primary, work) => {
      const replica = performance.now() - seenAt < KNOWN_MS ? next() : undefined
      if (replica) {
        const found = await readAt(replica, work)
        if (found) return found.value
      }
      try {
        return await work(primary)
      } catch (error) {
        // The primary is away: what readers have seen already is still to be read elsewhere.
        const other = asProblem(error)?.code === 'busy' ? next() : undefined
        const found = other && (await readAt(other, work))
        if (found) return found.value
        throw error
      }
    },
    state: () => replicas.map((replica) => ({ host: replica.host, behind: Math.max(0, required - (replica.position ?? 0)), isAsked: hasCome(replica) })),
    close: async () => {
      await Promise.all(looks.map((stop) => stop()))
      await Promise.all(replicas.map(({ pool }) => pool.end()))
    },
  }
}

/** What a replica answers. Undefined: it fails or is slow, and is left until it says how far it is. A refusal of the work itself is thrown. */
async function readAt<T>(replica: Replica, work: (db: Db) => Promise<T>): Promise<{ value: T } | undefined> {
  const leave = () => {
    replica.position = undefined
  }
  try {
    const found = await withinTime(
      work(replica.db).then((value) => ({ value })),
      READ_MS,
    )
    if (!found) leave()
    return found
  } catch (error) {
    // Also a read that the replica broke off because rows it looks at are gone by now.
    if (asProblem(error)?.code !== 'busy') throw error
    leave()
    return undefined
  }
}

/** Asks a replica again and again how far it is. Gives what ends it. */
function watch(replica: Replica, log: Log): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  let isGone = false
  const look = async () => {
    const position = await withinTime(readPosition(replica.pool), ANSWER_MS).catch(() => undefined)
    const wasGone = isGone
    isGone = position === undefined
    if (isGone && !wasGone) log({ level: 'warn', msg: 'a replica is not asked any more: it is away, or is none', host: replica.host })
    if (wasGone && !isGone) log({ level: 'warn', msg: 'a replica is asked again', host: replica.host })
    replica.position = position
    if (!isOver) timer = setTimeout(begin, ASK_EVERY_MS).unref()
  }
  let under = Promise.resolve()
  const begin = () => {
    under = look()
  }
  begin()
  return () => {
    isOver = true
    clearTimeout(timer)
    return under
  }
}

/** How far a replica has come; undefined: it is none, but a server that takes writes. */
async function readPosition(pool: pg.Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ position: number | null }>(
    `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as position`,
  )
  return rows[0]?.position ?? undefined
}
