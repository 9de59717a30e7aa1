import type { Database } from './open.ts'

/**
 * A mark of everything public pages read: equal marks, equal pages. Writers move it on without waiting for each other, and a moment
 * before they commit; so what is rendered in that moment may be old under a new mark, and readers let it go by time as well. Replicas are told how far
 * the log of the primary is with it: the sequence itself runs ahead on them, since its log is written for many values at once.
 */
export async function readDataVersion({ pool, replicas }: Pick<Database, 'pool' | 'replicas'>): Promise<string> {
  if (!replicas) {
    const { rows } = await pool.query<{ version: number }>('select last_value as version from public_data_version')
    return String(rows[0]?.version ?? 0)
  }
  const { rows } = await pool.query<{ version: number; position: number }>(
    `select last_value as version, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position from public_data_version`,
  )
  const [row] = rows
  if (row) replicas.seen(row.position)
  return String(row?.version ?? 0)
}

/** Reads what is the same for all readers, where it costs the primary the least. */
export const readForAll = <T>({ db, replicas }: Pick<Database, 'db' | 'replicas'>, work: (db: Database['db']) => Promise<T>): Promise<T> =>
  replicas ? replicas.read(db, work) : work(db)
