import { sql } from 'drizzle-orm'
import { IS_LEDGER_IN_DOUBT } from '../../ledger/prove/doubt.ts'
import type { Reading } from './reading.ts'

/** Whether every paisa was where it should be at the last proof. */
export const ledgerReading: Reading = {
  name: 'ledger',
  read: async (db) => {
    const { rows } = await db.execute<{ is_in_doubt: boolean }>(sql`select ${IS_LEDGER_IN_DOUBT} as is_in_doubt`)
    return [{ metric: 'hatkhola_ledger_in_doubt', value: rows[0]?.is_in_doubt ? 1 : 0 }]
  },
}
