import { sql } from 'drizzle-orm'
import { isForbidden } from '../../db/connection/faults.ts'
import type { Reader, Reading, Value } from './reading.ts'

interface Row extends Record<string, unknown> {
  replica: string | null
  seconds: number | null
  bytes: number | null
}

/**
 * How far replicas are behind, where the database has any. A role without `pg_monitor` sees that they are there and no more; one that may not even look has
 * no values, which is no failure.
 */
export const replicaReading: Reading = {
  name: 'replicas',
  read: async (db) => {
    try {
      return valuesOf(await readRows(db))
    } catch (error) {
      if (isForbidden(error)) return []
      throw error
    }
  },
}

async function readRows(db: Reader): Promise<Row[]> {
  // Lags are null once a replica has caught up and nothing is written.
  const { rows } = await db.execute<Row>(sql`
    select application_name as replica, case when replay_lsn is not null then coalesce(extract(epoch from replay_lag), 0)::float8 end as seconds,
      case when not pg_is_in_recovery() then pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 end as bytes
    from pg_stat_replication`)
  return rows
}

function valuesOf(rows: readonly Row[]): Value[] {
  const values: Value[] = [{ metric: 'hatkhola_replicas', value: rows.length }]
  for (const { replica, seconds, bytes } of rows) {
    if (replica === null) continue
    if (seconds !== null) values.push({ metric: 'hatkhola_replica_lag_seconds', labels: { replica }, value: seconds })
    if (bytes !== null) values.push({ metric: 'hatkhola_replica_lag_bytes', labels: { replica }, value: bytes })
  }
  return values
}
