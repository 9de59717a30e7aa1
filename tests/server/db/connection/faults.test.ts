import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { Problem } from '#contract/core/problem.ts'
import { asProblem } from '#server/db/connection/faults.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { useDatabase } from '#tests/support/server/database.ts'

const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('answers', () => {
  const database = useDatabase()

  it('numbers for counts', async () => {
    const { rows } = await database.pool.query('select count(*) as how_many from pg_class')
    expect(rows[0].how_many).toBeTypeOf('number')
  })

  it('busy when a statement takes longer than its limit', async () => {
    const client = await database.pool.connect()
    await client.query('set statement_timeout = 20')
    const error = await caught(client.query('select pg_sleep(5)'))
    client.release(true)
    expect(asProblem(error)).toMatchObject({ code: 'busy', retryAfterSeconds: 2 })
  })

  it('busy when a row stays locked, through what Drizzle wraps around it', async () => {
    const holder = await database.pool.connect()
    await holder.query('begin; lock table users')
    const error = await caught(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = 20`)
        await tx.execute(sql`lock table users`)
      }),
    )
    await holder.query('rollback')
    holder.release()
    expect(asProblem(error)?.code).toBe('busy')
  })

  it('limits of its own on every connection', async () => {
    const { rows } = await database.pool.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`,
    )
    expect(rows[0]).toEqual({ statement: '5s', lock: '3s', idle: '10s' })
  })

  it('busy when no database listens', async () => {
    const nowhere = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', dataFolder: '', label: 'test', log: () => undefined })
    const error = await caught(nowhere.db.execute(sql`select 1`))
    await nowhere.close()
    expect(asProblem(error)?.code).toBe('busy')
  })

  it('after its connections were cut, idle ones and one in the middle of a transaction', async () => {
    const client = await database.pool.connect()
    await client.query('begin')
    await database.pool.query('select 1')
    const admin = await openDatabase({ url: database.url, dataFolder: '', label: 'the one who cuts', log: () => undefined })
    await admin.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'hatkhola test file'`,
    )
    await admin.close()
    const error = await caught(client.query('select 1'))
    client.release(true)
    expect(asProblem(error)?.code).toBe('busy')
    // The pool may hand out a second cut connection before it has noticed.
    await caught(database.pool.query('select 1'))
    await expect(database.pool.query('select 2 as two')).resolves.toMatchObject({ rows: [{ two: 2 }] })
  })
})

describe('refuses', () => {
  it('to take a bug for a busy database', () => {
    expect(asProblem(new TypeError('x is not a function'))).toBeUndefined()
    expect(asProblem(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBeUndefined()
    expect(asProblem('text')).toBeUndefined()
  })

  it('to lose a Problem that a transaction threw', () => {
    const inner = new Problem('not-found')
    expect(asProblem(new Error('wrapped', { cause: inner }))).toBe(inner)
  })
})

describe('guards', () => {
  it('a full disk by a code of its own', () => {
    expect(asProblem(new Error('failed query', { cause: Object.assign(new Error('could not extend file'), { code: '53100' }) }))?.code).toBe('service-full')
  })

  it('against causes that go in a ring', () => {
    const ring = new Error('a')
    ring.cause = ring
    expect(asProblem(ring)).toBeUndefined()
  })
})
