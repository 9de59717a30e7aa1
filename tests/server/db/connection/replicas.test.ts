import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readDataVersion, readForAll } from '#server/db/connection/data-version.ts'
import { type Database, openDatabase } from '#server/db/connection/open.ts'
import { migrate } from '#server/db/migrate.ts'
import { freePort, startApp } from '#tests/support/server/app-process.ts'
import { makeEvent, makeSeller } from '#tests/support/server/nouns/events.ts'
import { type Replicated, startReplicated } from '#tests/support/server/replicated.ts'

let servers: Replicated
let database: Database
const logged: string[] = []
beforeAll(async () => {
  servers = await startReplicated()
  database = await openDatabase({
    url: servers.primary,
    replicaUrls: [servers.replica],
    dataFolder: '',
    label: 'hatkhola test of replicas',
    log: (line) => logged.push(JSON.stringify(line)),
  })
  await migrate(database)
  await database.pool.query('create table notes (text text not null)')
}, 120_000)
afterAll(async () => {
  await database?.close()
  await servers?.end()
})
afterEach(async () => {
  await servers.setHanging(false)
  await servers.startReplica().catch(() => undefined)
  await servers.setPaused(false)
  await isAsked(true)
})

/** Where a read for all is made, and what it finds. */
const look = () =>
  readForAll(database, async (db) => {
    const { rows } = await db.execute<{ at: string; notes: number }>(
      sql`select case when pg_is_in_recovery() then 'replica' else 'primary' end as at, (select count(*)::int from notes) as notes`,
    )
    return rows[0]
  })
/** The same as a reader does it: what is read is as new as the mark that was read before. */
const lookAfterMark = async () => {
  await readDataVersion(database)
  return look()
}
const write = () => database.pool.query(`insert into notes values ('x')`)
const count = async () => (await database.pool.query('select count(*)::int as n from notes')).rows[0].n
async function isAsked(wanted: boolean): Promise<void> {
  await expect.poll(async () => (await lookAfterMark())?.at, { timeout: 20_000 }).toBe(wanted ? 'replica' : 'primary')
}

describe('reads for all readers', () => {
  it('go to a replica that holds what was seen, and to the primary before anything was', async () => {
    const fresh = await openDatabase({ url: servers.primary, replicaUrls: [servers.replica], dataFolder: '', label: 'another', log: () => undefined })
    expect(await readForAll(fresh, async (db) => (await db.execute(sql`select pg_is_in_recovery() as is_replica`)).rows[0])).toEqual({ is_replica: false })
    await fresh.close()
    await isAsked(true)
    expect(database.replicas?.state()).toMatchObject([{ isAsked: true, behind: 0 }])
  })

  it('never see less than was there when the mark was read, however far the replica is behind', async () => {
    await servers.setPaused(true)
    for (let round = 0; round < 20; round++) {
      await write()
      expect(await lookAfterMark()).toEqual({ at: 'primary', notes: await count() })
    }
    expect(database.replicas?.state()[0]?.behind).toBeGreaterThan(0)
    await servers.setPaused(false)
    await isAsked(true)
    expect(await lookAfterMark()).toMatchObject({ notes: await count() })
  })

  it('are made at the primary from the moment on that the replica dies, without one that fails, and go back once it lives', { timeout: 60_000 }, async () => {
    await isAsked(true)
    const stopping = servers.stopReplica()
    const until = performance.now() + 3000
    const slowest = { ms: 0 }
    while (performance.now() < until) {
      const from = performance.now()
      await lookAfterMark()
      slowest.ms = Math.max(slowest.ms, performance.now() - from)
    }
    await stopping
    expect(slowest.ms).toBeLessThan(2500)
    expect((await lookAfterMark())?.at).toBe('primary')
    expect(logged.join()).toContain('a replica is not asked any more')
    await servers.startReplica()
    await isAsked(true)
    expect(logged.join()).toContain('a replica is asked again')
  })

  it('leave a replica that hangs', { timeout: 60_000 }, async () => {
    await isAsked(true)
    await servers.setHanging(true)
    const from = performance.now()
    const found = await Promise.all([lookAfterMark(), lookAfterMark(), lookAfterMark()])
    // A second of patience, and what a busy machine adds.
    expect(performance.now() - from).toBeLessThan(5000)
    expect(found.map((one) => one?.at)).toEqual(['primary', 'primary', 'primary'])
    const again = performance.now()
    expect((await lookAfterMark())?.at).toBe('primary')
    expect(performance.now() - again).toBeLessThan(900)
  })

  it('that are refused for what they ask are refused, wherever they are made', async () => {
    await isAsked(true)
    await expect(readForAll(database, (db) => db.execute(sql`select 1 from nowhere`))).rejects.toThrow()
    expect((await lookAfterMark())?.at).toBe('replica')
  })

  it('that write after all are made at the primary', async () => {
    await isAsked(true)
    const before = await count()
    await readForAll(database, (db) => db.execute(sql`insert into notes values ('by a read')`))
    expect(await count()).toBe(before + 1)
  })
})

describe('a server with a replica', () => {
  it('shows what was written at once, while the replica is behind', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hatkhola-replicas-'))
    const port = await freePort()
    const settings = { DATABASE_URL: servers.primary, DATABASE_REPLICA_URLS: servers.replica, HATKHOLA_DATA: folder, HATKHOLA_OUT: join(folder, 'nothing') }
    const server = await startApp(port, { ...settings, SEED: 'none' })
    try {
      const titles = async (): Promise<string[]> => {
        const response = await fetch(`http://127.0.0.1:${port}/api/event/`)
        expect(response.status).toBe(200)
        return ((await response.json()) as { title: string }[]).map(({ title }) => title)
      }
      const seller = await makeSeller(database.db)
      await makeEvent(database.db, { seller, title: 'First' })
      await expect.poll(titles, { timeout: 10_000 }).toContain('First')
      await servers.setPaused(true)
      await makeEvent(database.db, { seller, title: 'Second' })
      await expect.poll(titles, { timeout: 10_000 }).toContain('Second')
      await servers.stopReplica()
      await makeEvent(database.db, { seller, title: 'Third' })
      await expect.poll(titles, { timeout: 10_000 }).toContain('Third')
    } finally {
      await server.end('SIGTERM')
      await rm(folder, { recursive: true })
    }
  })
})

describe('while the primary is away', () => {
  it('what readers have seen is read at the replica', { timeout: 60_000 }, async () => {
    await isAsked(true)
    const notes = await count()
    await servers.stopPrimary()
    for (let round = 0; round < 3; round++) expect(await look()).toEqual({ at: 'replica', notes })
    await expect(database.pool.query('select 1')).rejects.toThrow()
    await servers.startPrimary()
  })
})
