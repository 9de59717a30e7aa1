import pg from 'pg'
import type { Database } from './connection/open.ts'
import { limitRole, readDatabaseUrl } from './connection/pool.ts'
import { StartRefused } from './connection/start-refused.ts'
import { type Migration, readMigrations } from './migration-files.ts'

/** Any number; the same in every version, so that old and new instances wait for each other. */
const MIGRATION_LOCK = 740_611_001
const WAIT_SECONDS = 120

/**
 * Brings the schema up to this version. Any number of instances may call it at once: each migration takes one lock inside its own
 * transaction, so one instance applies it, the others wait (120 s at most) and find it done; an instance that dies leaves nothing half done.
 * The lock belongs to the transaction, not to the session, because behind PgBouncer there is no session.
 * @throws {StartRefused} newer-schema — the database knows a migration that this version does not; changed-migration — an applied one differs.
 */
export async function migrate(database: Pick<Database, 'url' | 'pool'>, migrations?: readonly Migration[]): Promise<void> {
  const wanted = migrations ?? (await readMigrations())
  const address = readDatabaseUrl(database.url)
  // A connection of its own: it must be able to wait and work longer than any request.
  const client = new pg.Client({ connectionString: address.url, connectionTimeoutMillis: 5000, application_name: 'hatkhola migrations' })
  // The statement under way reports a lost connection; without a listener the event itself would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    while (await applyNext(client, wanted));
    if (address.isPooled) await limitRole(database.pool)
  } finally {
    await client.end()
  }
}

/** Applies the first migration that is missing; false when there was none. */
async function applyNext(client: pg.Client, wanted: readonly Migration[]): Promise<boolean> {
  await client.query('begin')
  try {
    await client.query(`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '${WAIT_SECONDS}s'`)
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists applied_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from applied_migrations')
    refuseStrangers(rows, wanted)
    const next = wanted.find((one) => !rows.some((row) => row.name === one.name))
    if (next) {
      await client.query(next.sql)
      await client.query('insert into applied_migrations (name, checksum) values ($1, $2)', [next.name, next.checksum])
    }
    await client.query('commit')
    return next !== undefined
  } catch (error) {
    // A connection that broke has nothing left to undo, and its first error says more than this one would.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

function refuseStrangers(applied: readonly { name: string; checksum: string }[], wanted: readonly Migration[]): void {
  for (const { name, checksum } of applied) {
    const known = wanted.find((one) => one.name === name)
    if (!known)
      throw new StartRefused(
        'newer-schema',
        `This database was last used by a newer version of Hatkhola (it has the migration ${name}). Start that version, or a newer one.`,
      )
    if (known.checksum !== checksum)
      throw new StartRefused(
        'changed-migration',
        `The migration ${name} was changed after it had been applied to this database. Restore the file; a change needs a migration of its own.`,
      )
  }
}
