import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchAnswer, Suggestion } from '#contract/search/search.ts'
import { event_categories } from '#server/db/tables/events.ts'
import { ATTEMPTS } from '#tests/support/hostile/injection-attempts.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeBlog } from '#tests/support/server/nouns/blogs.ts'
import { makeEvent, makeSeller } from '#tests/support/server/nouns/events.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'

const { database, request } = useApp()
const KINDS = ['events', 'jobs', 'blogs', 'sellers', 'categories'] as const
const get = (path: string, query: Record<string, string>) => request(`${path}?${new URLSearchParams(query)}`)
const search = async (query: Record<string, string>): Promise<SearchAnswer> => (await get('/api/search/', query)).json()
const suggested = async (q: string): Promise<Suggestion[]> => (await get('/api/search/suggest/', { q })).json()
const totals = (answer: SearchAnswer) => Object.fromEntries(KINDS.map((kind) => [kind, answer[kind].total]))
const titles = (answer: SearchAnswer) => answer.events.results.map(({ title }) => title)
const NOTHING = { events: 0, jobs: 0, blogs: 0, sellers: 0, categories: 0 }

let music = 0
beforeAll(async () => {
  const { db, pool } = database
  const { rows } = await pool.query(`select id from categories where slug = 'music'`)
  music = rows[0].id
  const [top] = await db.insert(event_categories).values({ title: 'Songs', title_bn: 'গান', category: music }).returning()
  const seller = await makeSeller(db, { profile: { full_name: 'Rupsha Ghat', profession: 'Potter', district: 'Khulna', skills: ['Terracotta'] } })
  for (let at = 1; at <= 25; at += 1) {
    const from_time = new Date(Date.now() + at * 3_600_000).toISOString()
    await makeEvent(db, { title: `Boishakhi Concert ${at}`, location: 'Khulna', seller, from_time, event_category: at <= 3 ? top!.id : null })
  }
  await makeEvent(db, { title: 'ঢাকার কনসার্ট', location: 'রমনা', seller })
  await makeEvent(db, { title: 'Concert of last year', seller, from_time: '2020-01-01T10:00:00Z', to_time: '2020-01-01T12:00:00Z' })
  for (let at = 1; at <= 5; at += 1) await makeJob(db, { title: `Sound engineer for concerts ${at}`, employer: seller })
  await makeJob(db, { title: 'Concert draft', published_at: null, employer: seller })
  await makeBlog(db, { title: 'How a concert is made', author: seller, category: music, tags: ['stage'] })
  await makeBlog(db, { title: 'Concert draft', published_at: null, author: seller })
})

describe('answers', () => {
  it('with the first four of each kind, and how many there are', async () => {
    const found = await search({ q: 'concert' })
    expect(totals(found)).toEqual({ events: 26, jobs: 5, blogs: 1, sellers: 0, categories: 1 })
    expect(KINDS.map((kind) => found[kind].results.length)).toEqual([4, 4, 1, 0, 1])
    expect(found.events.results[0]).toMatchObject({ title: 'Boishakhi Concert 1', seller_name: 'Rupsha Ghat' })
    expect(found.jobs.results[0]?.title).toBe('Sound engineer for concerts 5')
  })

  it('with twenty of the one that is asked for, page after page; the others keep their totals', async () => {
    const first = await search({ q: 'concert', kind: 'events' })
    expect(first.events.results).toHaveLength(20)
    expect(totals(first)).toEqual({ events: 26, jobs: 5, blogs: 1, sellers: 0, categories: 1 })
    expect(first.jobs.results).toEqual([])
    const second = await search({ q: 'concert', kind: 'events', cursor: first.events.next_cursor ?? '' })
    const ids = [...first.events.results, ...second.events.results].map(({ id }) => id)
    expect(new Set(ids).size).toBe(26)
    expect(second.events).toMatchObject({ total: 26, next_cursor: null })
  })

  it('in the other script, by what means the same, and by a slip', async () => {
    expect(titles(await search({ q: 'dhaka konsart' }))).toContain('ঢাকার কনসার্ট')
    expect(titles(await search({ q: 'বৈশাখী কনসার্ট' }))).toContain('Boishakhi Concert 1')
    expect((await search({ q: 'প্রকৌশলী' })).jobs.total).toBe(5)
    expect((await search({ q: 'boishakkhi concrt' })).events.total).toBe(25)
  })

  it('with sellers by name, profession, district in both languages and skills, from the moment they say so', async () => {
    for (const q of ['rupsha', 'potter', 'khulna', 'খুলনা', 'terracotta', 'রূপসা'])
      expect((await search({ q })).sellers.results[0]?.full_name, q).toBe('Rupsha Ghat')
    const [hit] = (await search({ q: 'rupsha' })).sellers.results
    expect(hit).toMatchObject({ profession: 'Potter', district: 'Khulna', is_verified: false, profile_picture: null })
  })

  it('with all that belongs to a category, or what of it has the words', async () => {
    expect(totals(await search({ category: 'music' }))).toEqual({ ...NOTHING, events: 3, blogs: 1 })
    expect(totals(await search({ category: 'music', q: 'boishakhi' }))).toEqual({ ...NOTHING, events: 3 })
    expect(totals(await search({ category: 'no-such-thing', q: 'concert' }))).toEqual(NOTHING)
  })

  it('with nothing where nothing is asked', async () => {
    for (const q of ['', '   ', '।', '~', '🎸']) expect(totals(await search({ q })), q).toEqual(NOTHING)
  })

  it('with categories in both languages', async () => {
    for (const q of ['music', 'সংগীত', 'mus', 'গান'])
      expect(
        (await search({ q })).categories.results.map(({ slug }) => slug),
        q,
      ).toContain('music')
  })

  it('with suggestions of every kind that have a page, each title once', async () => {
    const found = await suggested('con')
    expect(found.length).toBeLessThanOrEqual(8)
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['categories', 'events', 'jobs', 'blogs']))
    for (const { path } of found) expect(path).toMatch(/^\/(?:eventdetails|jobdetails|blogs|seller|category)\/[\w-]+$/)
    expect((await suggested('rup')).map(({ path }) => path)).toEqual([expect.stringMatching(/^\/seller\//)])
  })

  it('with no suggestion for one letter, nor by what no title says', async () => {
    for (const q of ['c', 'ক', '', ' ']) expect(await suggested(q), q).toEqual([])
    expect((await suggested('terracotta')).length).toBe(0)
  })
})

describe('refuses', () => {
  it.each([
    ['64 KB of words', { q: 'x'.repeat(65_536) }],
    ['a NUL', { q: 'con\0cert' }],
    ['a kind that there is not', { q: 'concert', kind: 'planets' }],
    ['a cursor without a kind', { q: 'concert', cursor: 'x' }],
    ['a cursor that is none', { q: 'concert', kind: 'jobs', cursor: 'x' }],
    ['a cursor of categories', { q: 'concert', kind: 'categories', cursor: 'x' }],
  ])('%s', async (_, query) => {
    const response = await get('/api/search/', query)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'bad-input' })
  })

  it('the cursor of another kind', async () => {
    const { events } = await search({ q: 'concert', kind: 'events' })
    expect((await get('/api/search/', { q: 'concert', kind: 'jobs', cursor: events.next_cursor ?? '' })).status).toBe(400)
  })
})

describe('guards', () => {
  it.each([...ATTEMPTS, '(((', '.*', '[a-z]+$', "':* | 'a", '!concert', '\\', 'concert ঢাকা ১২', '~bdaka~'])(
    'against words that mean something elsewhere: %s',
    async (q) => {
      for (const path of ['/api/search/', '/api/search/suggest/']) expect([200, 400], path).toContain((await get(path, { q })).status)
    },
  )

  it('against results that are not public: drafts, what is over, locked accounts', async () => {
    const found = await search({ q: 'concert draft' })
    expect([found.jobs.total, found.blogs.total]).toEqual([0, 0])
    expect((await search({ q: 'last year' })).events.total).toBe(0)
    await database.pool.query(`update users set locked_at = now() where id = (select user_id from seller_profiles where full_name = 'Rupsha Ghat')`)
    await expect.poll(async () => (await search({ q: 'rupsha potter' })).sellers.total, { timeout: 5000 }).toBe(0)
  })
})
