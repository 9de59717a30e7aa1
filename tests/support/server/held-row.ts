import type { TestApp } from './app.ts'

const WAITING = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
/** Looks every ten milliseconds. */
const MOST_LOOKS = 1000

/**
 * Sends writes while a row that all of them need is held. Each is sent once the one before waits for the row; then the row is let go, and they go on at once.
 * @param hold a statement that holds the row
 * @returns the answers, in the order of the writes
 */
export async function whileRowIsHeld(
  { database: { pool } }: Pick<TestApp, 'database'>,
  [hold, values]: [text: string, values: unknown[]],
  writes: readonly (() => Promise<Response>)[],
): Promise<Response[]> {
  const holder = await pool.connect()
  const answers: Promise<Response>[] = []
  try {
    await holder.query('begin')
    await holder.query(hold, values)
    for (const write of writes) {
      answers.push(write())
      await untilWaiting(pool, answers.length)
    }
  } finally {
    await holder.query('commit')
    holder.release()
  }
  return Promise.all(answers)
}

async function untilWaiting(pool: TestApp['database']['pool'], count: number): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const { rows } = await pool.query<{ n: number }>(WAITING)
    if (rows[0]?.n === count) return
    await new Promise((done) => setTimeout(done, 10))
  }
  throw new Error(`${count} writes do not wait for the row`)
}
