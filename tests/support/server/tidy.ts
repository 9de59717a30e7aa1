import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

const TRIES = 100
const PAUSE_MS = 100

/**
 * Vacuums and analyzes tables until PostgreSQL knows of each page that all its rows are visible to everybody. While autovacuum looks at a table
 * itself, or a page is just being written, one run leaves pages out, and an index-only scan then reads their rows in the table.
 * @throws {Error} some pages stay left out, which an open transaction in this database does.
 */
export async function tidy(pool: Pick<Pool, 'query'>, ...tables: readonly string[]): Promise<void> {
  for (let n = 0; n < TRIES; n += 1) {
    await pool.query(`vacuum analyze ${tables.join(', ')}`)
    const { rows } = await pool.query<{ relname: string }>('select relname from pg_class where relname = any($1) and relallvisible < relpages', [tables])
    if (rows.length === 0) return
    await sleep(PAUSE_MS)
  }
  throw new Error(`not every page of ${tables.join(', ')} is known to be visible to all`)
}
