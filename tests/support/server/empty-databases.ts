import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeEach, inject } from 'vitest'
import { type Database, openDatabase } from '#server/db/connection/open.ts'

/** A database without tables for each test, for tests of migrations. */
export function useEmptyDatabases(): { open: () => Promise<Database>; urlOf: () => string } {
  const host = new pg.Pool({ connectionString: inject('testDatabase').url, max: 1 })
  const made: string[] = []
  let url = ''
  beforeEach(async () => {
    const name = `test_migrate_${randomBytes(6).toString('hex')}`
    await host.query(`create database ${name}`)
    made.push(name)
    const own = new URL(inject('testDatabase').url)
    own.pathname = `/${name}`
    url = own.href
  })
  afterAll(async () => {
    for (const name of made) await host.query(`drop database ${name} with (force)`)
    await host.end()
  })
  return { open: () => openDatabase({ url, dataFolder: '', label: 'test', log: () => undefined }), urlOf: () => url }
}
