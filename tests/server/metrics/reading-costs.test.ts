import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { DESK_QUEUES } from '#server/desk-queues.ts'
import { deskReading } from '#server/metrics/readings/read-desk.ts'
import { ledgerReading } from '#server/metrics/readings/read-ledger.ts'
import { purchaseReading } from '#server/metrics/readings/read-purchases.ts'
import { queueReadings } from '#server/metrics/readings/read-queues.ts'
import type { Reader, Reading } from '#server/metrics/readings/reading.ts'
import { useDatabase } from '#tests/support/server/database.ts'

const database = useDatabase()

/** What the database would do for a reading, where it may read a table through only if it has no other way. */
async function plansOf({ read }: Reading): Promise<string> {
  const plans: string[] = []
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const execute = async (query: SQL) => {
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
      plans.push(...rows.map((row) => row['QUERY PLAN']))
      return { rows: [] }
    }
    // What it finds does not matter here.
    await read({ execute: execute as unknown as Reader['execute'] })
  })
  return plans.join('\n')
}

beforeAll(() => database.pool.query('analyze'))

it.each([...queueReadings, deskReading(DESK_QUEUES), purchaseReading, ledgerReading])('$name reads no table through', async (reading) => {
  const plans = await plansOf(reading)
  expect(plans).toMatch(/Index/)
  expect(plans).not.toMatch(/Seq Scan/)
  // Of all rows in the order of their numbers only the newest purchases are read, and the marks of the database.
  if (reading !== purchaseReading && reading !== ledgerReading) expect(plans).not.toMatch(/_pkey/)
})
