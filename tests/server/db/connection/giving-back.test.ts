import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/db/connection/open.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { openStallingRelay, type StallingRelay } from '#tests/support/server/stalling-relay.ts'

/** As many as a process has. */
const CONNECTIONS = 10

const database = useDatabase()
let relay: StallingRelay
let behind: Database

beforeAll(() => database.pool.query('create table kept_here (name text primary key)'))
// What one test has done to connections is nothing to the next.
beforeEach(async () => {
  relay = await openStallingRelay(database.url)
  behind = await openDatabase({ url: relay.url, dataFolder: '', label: 'behind a relay', log: () => undefined })
})
afterEach(async () => {
  await behind.close()
  await relay.close()
})

const transactions = (count: number) => Promise.allSettled(Array.from({ length: count }, () => behind.db.transaction((tx) => tx.execute(sql`select 1`))))
const nameKept = async (name: string) => (await database.pool.query('select from kept_here where name = $1', [name])).rowCount === 1

describe('a database that did not answer for a while', () => {
  it('has all connections back for transactions afterwards', { timeout: 60_000 }, async () => {
    await transactions(CONNECTIONS)
    relay.stall()
    const failed = await transactions(CONNECTIONS)
    expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
    relay.resume()
    await pause(500)
    const after = await transactions(CONNECTIONS)
    expect(after.filter(({ status }) => status === 'rejected')).toEqual([])
  })

  it('leaves no transaction open that the next one would be a part of', { timeout: 60_000 }, async () => {
    const unanswered = behind.db.transaction(async (tx) => {
      relay.stall()
      await tx.execute(sql`insert into kept_here values ('was not answered')`)
    })
    await expect(unanswered).rejects.toThrow()
    relay.resume()
    await pause(500)
    // On each connection there is.
    await transactions(CONNECTIONS)
    expect(await nameKept('was not answered')).toBe(false)
  })

  it('takes a connection back whose transaction was refused', async () => {
    const pid = (tx: Pick<Database['db'], 'execute'>) => tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const before = await behind.db.transaction(pid)
    const refused = behind.db.transaction((tx) => tx.execute(sql`select 1 / 0`))
    await expect(refused).rejects.toThrow()
    const { rows } = await behind.pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where application_name = 'behind a relay' and pid = $1`,
      [before.rows[0]?.pid],
    )
    expect(rows[0]?.count).toBe(1)
  })
})
