import pg from 'pg'

/** Counts and sums arrive as numbers: none of ours comes near 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Log = (line: object | string) => void

/** Milliseconds. What a request may cost at most: 2 s for a connection, 3 s for a lock, 5 s for a statement. @see facts "Server robustness" */
const LIMITS = { connect: 2000, statement: 5000, lock: 3000, idleInTransaction: 10_000 } as const

interface DatabaseAddress {
  /** Without our own parameters, as PostgreSQL's libraries understand it. */
  url: string
  /** Behind PgBouncer in transaction mode. */
  isPooled: boolean
}

/**
 * Splits our own parameter off a database URL. `?pgbouncer=true` says that a PgBouncer in transaction mode stands between: it refuses
 * unknown parameters at connect, and a session's settings would land on another client's statements.
 */
export function readDatabaseUrl(text: string): DatabaseAddress {
  const url = new URL(text)
  const isPooled = url.searchParams.get('pgbouncer') === 'true'
  url.searchParams.delete('pgbouncer')
  return { url: url.href, isPooled }
}

/**
 * The settings of one connection. The time limits are PostgreSQL's own, sent at connect; behind PgBouncer they are kept by the role
 * instead (`limitRole`), and in both cases the client gives up by itself half a second after the server should have.
 */
function connectionSettings(address: DatabaseAddress, label: string): pg.ClientConfig {
  const onServer = { statement_timeout: LIMITS.statement, lock_timeout: LIMITS.lock, idle_in_transaction_session_timeout: LIMITS.idleInTransaction }
  return {
    connectionString: address.url,
    application_name: label,
    connectionTimeoutMillis: LIMITS.connect,
    query_timeout: LIMITS.statement + 500,
    keepAlive: true,
    ...(address.isPooled ? {} : onServer),
  }
}

/** One connection of the pool, for a transaction of statements that are written out. */
export type PoolClient = pg.PoolClient

/**
 * At most ten connections that live through restarts of the database: a lost one is dropped and said once, the next query opens
 * another. Asking for one waits 2 s at most.
 */
export function openPool(address: DatabaseAddress, label: string, log: Log): pg.Pool {
  const pool = new pg.Pool({ ...connectionSettings(address, label), max: 10, idleTimeoutMillis: 30_000, maxLifetimeSeconds: 1800 })
  const lost = (error: Error) => log({ level: 'warn', msg: 'a database connection was lost', error: error.message })
  // Idle ones report here, those in use on themselves; without a listener either would end the process.
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  if (address.isPooled) sendWithoutNames(pool)
  return pool
}

/**
 * Behind PgBouncer a statement that was prepared under a name stays with a connection which is another client's a moment later: "already exists" there, and
 * unknown here. The counters of limits prepare theirs so.
 */
function sendWithoutNames(pool: pg.Pool): void {
  const query: (...given: unknown[]) => unknown = pool.query.bind(pool)
  const withoutName = (statement: unknown) =>
    typeof statement === 'object' && statement !== null && 'name' in statement ? { ...statement, name: undefined } : statement
  Object.assign(pool, { query: (statement: unknown, ...rest: unknown[]) => query(withoutName(statement), ...rest) })
}

/**
 * Writes the time limits into the role, for this database only: what PgBouncer's own connections start with.
 * A role may change its own settings; where an administrator forbade it, the limits must be set by hand.
 */
export async function limitRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ settings: string }>(`select format('alter role current_user in database %I set ', current_database()) as settings`)
  const prefix = rows[0]?.settings ?? ''
  await pool.query(`${prefix} statement_timeout = ${LIMITS.statement}`)
  await pool.query(`${prefix} lock_timeout = ${LIMITS.lock}`)
  await pool.query(`${prefix} idle_in_transaction_session_timeout = ${LIMITS.idleInTransaction}`)
}
