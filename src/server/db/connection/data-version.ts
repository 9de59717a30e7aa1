import type pg from 'pg'

/**
 * A mark of everything public pages read: equal marks, equal pages. Writers move it on without waiting for each other, and a moment
 * before they commit; so what is rendered in that moment may be old under a new mark, and readers let it go by time as well.
 */
export async function readDataVersion(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ version: number }>('select last_value as version from public_data_version')
  return String(rows[0]?.version ?? 0)
}
