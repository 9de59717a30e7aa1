import type { Database } from '../../db/connection/open.ts'

/** Reads of one session. */
export type Query = <T>(text: string) => Promise<T[]>

/** The whole ledger is read: longer than any request may take. */
const MOST_MS = 120_000

/** Reads as of one moment in a session of its own, which may take long, writes nothing and holds nothing up. */
export async function inSnapshot<T>(pool: Database['pool'], work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isWhole = false
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set local statement_timeout = ${MOST_MS}`)
    await client.query(`set local work_mem = '64MB'`)
    const done = await work(async <R>(text: string) => {
      // The driver would give up by itself after the time of a request.
      const patient = { text, query_timeout: MOST_MS }
      const { rows } = await client.query(patient)
      return rows as R[]
    })
    await client.query('commit')
    isWhole = true
    return done
  } finally {
    // Whatever is left of a session that failed goes with it.
    client.release(!isWhole)
  }
}
