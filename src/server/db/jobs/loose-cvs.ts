import { type SQL, sql } from 'drizzle-orm'
import { inTransaction } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'

const LOOSE = sql`not exists (select from job_profiles p where p.cv = c.id) and not exists (select from job_applications a where a.cv = c.id)`

/**
 * Forgets those CVs that neither a profile nor an application has, and gives the keys under which their bytes lie: those are the caller's to remove.
 * @param which of the rows `c`.
 */
export function takeLooseCvs(db: Pick<Database['db'], 'transaction'>, which: SQL): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const { rows: held } = await tx.execute<{ id: number }>(sql`select id from job_cvs c where ${which} and ${LOOSE} order by id for update`)
    if (held.length === 0) return []
    // Asked once more: a transaction that was waited for may have taken one up.
    const { rows } = await tx.execute<{ key: string }>(
      sql`delete from job_cvs c where id = any(${sql.param(held.map(({ id }) => id))}::int[]) and ${LOOSE} returning key`,
    )
    return rows.map(({ key }) => key)
  })
}
