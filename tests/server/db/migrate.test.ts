import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { readDataVersion } from '#server/db/connection/data-version.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { migrate } from '#server/db/migrate.ts'
import { readMigrations } from '#server/db/migration-files.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { useEmptyDatabases } from '#tests/support/server/empty-databases.ts'
import { makeEvent, makeTicket } from '#tests/support/server/nouns/events.ts'

const { open, urlOf } = useEmptyDatabases()
const applied = async () => {
  const database = await open()
  const { rows } = await database.pool.query<{ name: string }>('select name from applied_migrations order by name')
  await database.close()
  return rows.map((row) => row.name)
}
const migrateOnce = async (...args: [] | [Awaited<ReturnType<typeof readMigrations>>]) => {
  const database = await open()
  try {
    await migrate(database, ...args)
  } finally {
    await database.close()
  }
}

describe('answers', () => {
  it('once when five instances start at the same moment', async () => {
    await Promise.all(Array.from({ length: 5 }, () => migrateOnce()))
    expect(await applied()).toEqual((await readMigrations()).map((one) => one.name))
  })

  it('only with what is missing', async () => {
    const all = await readMigrations()
    await migrateOnce(all.slice(0, 1))
    expect(await applied()).toHaveLength(1)
    await migrateOnce(all)
    expect(await applied()).toHaveLength(all.length)
  })

  it('behind PgBouncer with limits that the role keeps', async () => {
    await migrateOnce()
    const database = await openDatabase({ url: `${urlOf()}?pgbouncer=true`, dataFolder: '', label: 'test', log: () => undefined })
    await migrate(database)
    await database.close()
    const plain = new pg.Client({ connectionString: urlOf() })
    await plain.connect()
    const { rows } = await plain.query(`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`)
    await plain.end()
    expect(rows[0]).toEqual({ statement: '5s', lock: '3s' })
  })
})

describe('refuses', () => {
  it('a database that a newer version wrote', async () => {
    await migrateOnce()
    await expect(migrateOnce((await readMigrations()).slice(0, 1))).rejects.toMatchObject({ name: 'StartRefused', reason: 'newer-schema' })
  })

  it('a migration that was edited after it had been applied', async () => {
    await migrateOnce()
    const edited = (await readMigrations()).map((one) => ({ ...one, checksum: 'another' }))
    await expect(migrateOnce(edited)).rejects.toMatchObject({ reason: 'changed-migration' })
  })
})

describe('guards', () => {
  it('against half a migration', async () => {
    const broken = { name: '0000_broken', sql: 'create table half (id int); select no_such_function()', checksum: 'x' }
    await expect(migrateOnce([broken])).rejects.toThrow('no_such_function')
    await migrateOnce()
    const database = await open()
    const { rows } = await database.pool.query(`select to_regclass('half') as half`)
    await database.close()
    expect(rows[0].half).toBeNull()
  })

  it('tables that forget to be in a migration', async () => {
    const { generateDrizzleJson, generateMigration } = await import('drizzle-kit/api')
    const { readFile } = await import('node:fs/promises')
    const { MIGRATIONS_FOLDER } = await import('#server/db/migration-files.ts')
    const { schema } = await import('#server/db/schema.ts')
    const journal = JSON.parse(await readFile(`${MIGRATIONS_FOLDER}/meta/_journal.json`, 'utf8'))
    const last = String(journal.entries.at(-1).idx).padStart(4, '0')
    const snapshot = JSON.parse(await readFile(`${MIGRATIONS_FOLDER}/meta/${last}_snapshot.json`, 'utf8'))
    expect(await generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id))).toEqual([])
  })
})

describe('the mark of public data', () => {
  const database = useDatabase()

  it('moves with a write to what pages show, and with nothing else', async () => {
    const event = await makeEvent(database.db)
    const before = await readDataVersion(database)
    await makeTicket(database.db, event)
    const after = await readDataVersion(database)
    await database.pool.query(`insert into search_vocabulary values ('zebra')`)
    await database.pool.query('select * from events')
    expect(Number(after)).toBeGreaterThan(Number(before))
    expect(await readDataVersion(database)).toBe(after)
  })

  it.each([
    'events',
    'event_tickets',
    'gallery_items',
    'faqs',
    'event_categories',
    'event_subcategories',
    'event_subsubcategories',
    'seller_profiles',
    'users',
  ])('moves when %s is emptied', async (table) => {
    const before = await readDataVersion(database)
    await database.pool.query(`truncate ${table} cascade`)
    expect(Number(await readDataVersion(database))).toBeGreaterThan(Number(before))
  })
})
