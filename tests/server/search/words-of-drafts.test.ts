import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import { correctWords } from '#server/db/search/correct-words.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeBlog } from '#tests/support/server/nouns/blogs.ts'
import { makeEvent, makeSeller } from '#tests/support/server/nouns/events.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'

const database = useDatabase()
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
/** What a query with a slip in its word is corrected to. */
const corrected = async (slip: string) => (await correctWords(database.db, [[slip]]))?.[0]?.slice(1) ?? []

describe('a question is not corrected to a word that only', () => {
  it('an event has that is not on the market', async () => {
    await makeEvent(database.db, { title: 'Zorblat night', is_active: false })
    expect(await corrected('zorblag')).toEqual([])
    await database.pool.query(`update events set is_active = true where title = 'Zorblat night'`)
    expect(await corrected('zorblag')).toEqual(['zorblat'])
  })

  it('a job has that is a draft, or was closed', async () => {
    const job = await makeJob(database.db, { title: 'Quixmaker', published_at: null })
    expect(await corrected('quixmakes')).toEqual([])
    await database.pool.query('update job_posts set published_at = now() where id = $1', [job])
    expect(await corrected('quixmakes')).toEqual(['quixmaker'])
    await database.pool.query('update job_posts set is_closed = true where id = $1', [job])
    expect(await corrected('quixmakes')).toEqual([])
  })

  it('an article has that is a draft, appears later, or was taken off', async () => {
    const blog = await makeBlog(database.db, { title: 'Vexillum', published_at: null })
    expect(await corrected('vexillun')).toEqual([])
    await database.pool.query('update blogs set published_at = $2 where id = $1', [blog, at(DAY_MS)])
    expect(await corrected('vexillun')).toEqual([])
    await database.pool.query('update blogs set published_at = $2 where id = $1', [blog, at(-DAY_MS)])
    expect(await corrected('vexillun')).toEqual(['vexillum'])
    await database.pool.query('update blogs set is_withdrawn = true where id = $1', [blog])
    expect(await corrected('vexillun')).toEqual([])
  })

  it('a shop has whose account is locked', async () => {
    const seller = await makeSeller(database.db, { profile: { full_name: 'Brumfondel' } })
    expect(await corrected('brumfondet')).toEqual(['brumfondel'])
    await database.pool.query('update users set locked_at = now() where id = $1', [seller])
    expect(await corrected('brumfondet')).toEqual([])
  })
})

describe('a word of a draft', () => {
  it('counts for nothing beside one that is public', async () => {
    await makeEvent(database.db, { title: 'Kantabile' })
    await makeEvent(database.db, { title: 'Kantabila', is_active: false })
    expect(await corrected('kantabilo')).toEqual(['kantabile'])
  })
})
