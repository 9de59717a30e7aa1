import type { Database } from '#server/db/connection/open.ts'
import { freeDue } from '#server/ledger/free-due.ts'

/** Holds are over, as if days had passed. */
export async function passHolds({ database }: { database: Pick<Database, 'db' | 'pool'> }): Promise<void> {
  await database.pool.query(`update earnings set free_at = now() - interval '1 minute' where freed_at is null and free_at is not null`)
  await freeDue(database.db)
}
