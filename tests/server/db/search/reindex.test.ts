import { beforeAll, describe, expect, it } from 'vitest'
import { reindexAll } from '#server/db/search/reindex.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeBlog } from '#tests/support/server/nouns/blogs.ts'
import { makeEvent, makeSeller } from '#tests/support/server/nouns/events.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'

const TABLES = ['events', 'job_posts', 'blogs', 'seller_profiles'] as const
const database = useDatabase()
const go = () => reindexAll(database.db, new AbortController().signal)
const words = async (): Promise<Record<string, string[]>> => {
  const each = await Promise.all(
    TABLES.map(async (table) => [table, (await database.pool.query(`select search_words::text as words from ${table} order by 1`)).rows] as const),
  )
  return Object.fromEntries(each.map(([table, rows]) => [table, rows.map((row) => row.words)]))
}
/** As an earlier version wrote them: without marks, shops without words. */
const wordedAsBefore = async () => {
  for (const table of TABLES) await database.pool.query(`update ${table} set search_words = 'old'`)
  await database.pool.query('delete from seedings; delete from search_vocabulary')
}

describe('answers', () => {
  let right: Record<string, string[]>
  beforeAll(async () => {
    const { db } = database
    const seller = await makeSeller(db, { profile: { full_name: 'রূপসা ঘাট', profession: 'Potter', district: 'Khulna', skills: ['Clay'] } })
    for (let made = 0; made < 3; made += 1) await makeEvent(db, { title: `ঢাকার মেলা ${made}`, seller })
    await makeEvent(db, { title: 'Off the list', is_active: false, location: null, type: 'Online' })
    await makeJob(db, { title: 'গাড়িচালক', employer: seller })
    await makeBlog(db, { title: 'নদীর গল্প', tags: ['নদী'], author: seller })
    right = await words()
    expect(right.seller_profiles?.join()).toContain('~lkln~')
  })

  it('with every row found by the words of this version, once', async () => {
    await wordedAsBefore()
    await go()
    expect(await words()).toEqual(right)
    await database.pool.query(`update events set search_words = 'mine'`)
    await go()
    expect(new Set((await words()).events)).toEqual(new Set([`'mine'`]))
  })

  it('with their words among those that slips lead to, and no marks', async () => {
    await wordedAsBefore()
    await go()
    const { rows } = await database.pool.query('select word from search_vocabulary')
    const known = rows.map(({ word }) => word)
    expect(known).toEqual(expect.arrayContaining(['potter', 'clay', 'নদির']))
    expect(known.filter((word) => word.includes('~'))).toEqual([])
  })
})

describe('guards', () => {
  it('against three starts at the same moment', async () => {
    await wordedAsBefore()
    await Promise.all([go(), go(), go()])
    expect((await words()).events?.every((one) => !one.includes('old'))).toBe(true)
    expect((await database.pool.query('select name from seedings')).rows).toHaveLength(1)
  })

  it('against a run that is aborted: the next goes on', async () => {
    await wordedAsBefore()
    await reindexAll(database.db, AbortSignal.abort())
    expect((await words()).events?.every((one) => one === `'old'`)).toBe(true)
    await go()
    expect((await words()).events?.some((one) => one.includes('old'))).toBe(false)
  })

  it('against writing where all is right: the version of public data stays', async () => {
    await go()
    const version = await database.pool.query('select last_value from public_data_version')
    await go()
    expect((await database.pool.query('select last_value from public_data_version')).rows).toEqual(version.rows)
  })
})
