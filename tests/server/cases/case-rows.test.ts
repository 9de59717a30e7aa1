import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addReport } from '#server/db/cases/add-report.ts'
import { endCases } from '#server/db/cases/end-cases.ts'
import { openCase } from '#server/db/cases/open-case.ts'
import { settleCase } from '#server/db/cases/settle-case.ts'
import { useDatabase } from '#tests/support/server/database.ts'

const database = useDatabase()
beforeEach(async () => {
  await database.pool.query('delete from cases')
})

const about = { kind: 'event', subject: 7, owner: null } as const
const report = (sender = 'one', subject = 7) => addReport(database.db, { ...about, subject, sender, reason: 'spam', note: '' })
const settle = (decision: 'keep' | 'remove' | 'restore') => settleCase(database.db, { ...about, decision, staff: null, reason: 'Looked at' })
const rows = async () => (await database.pool.query('select id, state, report_count, held_reason, reason from cases order by id')).rows

describe('a case', () => {
  it('is opened once for each thing, and remembers the rule that holds it', async () => {
    const first = await openCase(database.db, about)
    expect(await openCase(database.db, { ...about, held_reason: 'links' })).toBe(first)
    expect(await openCase(database.db, about)).toBe(first)
    expect(await openCase(database.db, { ...about, subject: 8 })).not.toBe(first)
    expect((await rows())[0]).toMatchObject({ state: 'open', held_reason: 'links' })
  })

  it('is opened once by transactions that do so at one moment', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => database.db.transaction((tx) => openCase(tx, about))))
    expect(new Set(ids).size).toBe(1)
  })

  it('counts each sender once', async () => {
    expect(await report('one')).toMatchObject({ added: true, report_count: 1 })
    expect(await report('one')).toMatchObject({ added: false, report_count: 1 })
    expect(await report('two')).toMatchObject({ added: true, report_count: 2 })
    expect(await rows()).toHaveLength(1)
  })

  it('is not opened again by the same sender soon after staff kept the thing, but by others, and after a day', async () => {
    const { case: first } = await report('one')
    await settle('keep')
    expect(await report('one')).toEqual({ added: false, report_count: 1, case: first })
    expect(await rows()).toHaveLength(1)
    expect(await report('two')).toMatchObject({ added: true, report_count: 1 })
    await settle('keep')
    await database.pool.query("update cases set decided_at = now() - interval '25 hours'")
    expect(await report('one')).toMatchObject({ added: true, report_count: 1 })
  })

  it('is closed by a decision; what is removed or restored without one is a case of its own', async () => {
    await settle('keep')
    expect(await rows()).toEqual([])
    await report()
    await settle('keep')
    await settle('remove')
    await settle('restore')
    expect((await rows()).map(({ state, reason }) => `${state}: ${reason}`)).toEqual(['kept: Looked at', 'removed: Looked at', 'restored: Looked at'])
  })

  it('ends with its thing, by numbers or by a statement of them', async () => {
    await report('one', 7)
    await report('one', 8)
    await report('one', 9)
    await endCases(database.db, 'event', [7])
    await endCases(database.db, 'event', sql`select 8`)
    await endCases(database.db, 'job', [9])
    expect((await rows()).map(({ state }) => state)).toEqual(['gone', 'gone', 'open'])
  })

  it('ends with a row that is deleted, and so do the words of its reports', async () => {
    await database.pool.query('create table boats_for_cases (id integer primary key)')
    await database.pool.query("create trigger ends_case after delete on boats_for_cases for each row execute function end_case('event')")
    await database.pool.query('insert into boats_for_cases values (7)')
    await addReport(database.db, { ...about, sender: 'one', reason: 'other', note: 'A note' })
    await database.pool.query('delete from boats_for_cases')
    expect(await rows()).toMatchObject([{ state: 'gone' }])
    expect((await database.pool.query('select note from reports')).rows).toEqual([{ note: '' }])
  })
})
