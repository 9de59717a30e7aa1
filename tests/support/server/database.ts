import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Database, openDatabase } from '#server/db/connection/open.ts'

/**
 * A fresh, migrated and empty database for the test file (or the `describe`) that calls this; gone when it has ended.
 * The members of the answer may be read from `beforeAll`s that follow, hooks and tests, not while tests are collected.
 */
export function useDatabase(): Database {
  const { url, template } = inject('testDatabase')
  const name = `test_${randomBytes(6).toString('hex')}`
  let opened: Database | undefined
  beforeAll(async () => {
    await asAdmin(url, `create database ${name} template ${template}`)
    const own = new URL(url)
    own.pathname = `/${name}`
    opened = await openDatabase({ url: own.href, dataFolder: '', label: 'hatkhola test file', log: () => undefined })
  })
  afterAll(async () => {
    await opened?.close()
    await asAdmin(url, `drop database if exists ${name} with (force)`)
  })
  const ready = () => {
    if (!opened) throw new Error('The database is there from beforeAll on; read its members inside hooks and tests.')
    return opened
  }
  return {
    get db() {
      return ready().db
    },
    get pool() {
      return ready().pool
    },
    get embedded() {
      return ready().embedded
    },
    get url() {
      return ready().url
    },
    close: () => ready().close(),
  }
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
