import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { startEmbedded } from '../embedded/embedded.ts'
import { schema } from '../schema.ts'
import { givingBack } from './giving-back.ts'
import { type Log, openPool, readDatabaseUrl } from './pool.ts'
import { openReplicas, type Replicas } from './replicas.ts'

interface DatabaseOptions {
  /** A PostgreSQL of one's own; without it the embedded one of the data folder is started. `?pgbouncer=true` when a PgBouncer in transaction mode stands before it. */
  url?: string | undefined
  /** Addresses of replicas of it, which public reads go to. */
  replicaUrls?: readonly string[]
  /** Absolute, or relative to the working directory. */
  dataFolder: string
  /** Who we are, as `pg_stat_activity` and a refused second start show it: `hatkhola pid 123 port 3000`. */
  label: string
  log: Log
  /** The folder to which the embedded one archives all that is written, so that it can be restored to any moment; null: none; absent: as at its last start. */
  archive?: string | null | undefined
  /** Tests only: commits do not wait for the disk of the embedded database. */
  fast?: boolean
}

export interface Database {
  db: NodePgDatabase<typeof schema>
  pool: pg.Pool
  /** Undefined: there are none. */
  replicas?: Replicas | undefined
  /** Whether we brought the PostgreSQL along. */
  embedded: boolean
  /** With the password: not for logs. */
  url: string
  /** Closes the connections, then stops the embedded PostgreSQL. May be called twice. */
  close(): Promise<void>
}

/** How long queries that are still under way may hold up the end. */
const CLOSE_MS = 6000

/**
 * Opens the database. The pool lives through restarts of PostgreSQL; while it is away, queries fail with what `asProblem` calls busy.
 * The schema may not be there yet: see `migrate`.
 * @throws {StartRefused} the embedded one cannot be used: in-use, damaged, unreachable, would-not-start.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const embedded = options.url
    ? undefined
    : await startEmbedded({ dataFolder: options.dataFolder, label: options.label, log: options.log, isFast: options.fast ?? false, archive: options.archive })
  const url = embedded?.url ?? options.url ?? ''
  const pool = openPool(readDatabaseUrl(url), options.label, options.log)
  const replicas = options.replicaUrls?.length ? openReplicas(options.replicaUrls, options) : undefined
  let closing: Promise<void> | undefined
  const close = async () => {
    await Promise.race([Promise.all([pool.end(), replicas?.close()]), new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref())])
    await embedded?.stop()
  }
  return {
    db: givingBack(drizzle(pool, { schema }), pool),
    pool,
    replicas,
    embedded: embedded !== undefined,
    url,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
