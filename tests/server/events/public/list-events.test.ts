import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { EVENT_LIMITS, EventCard, EventPage, EventQuery } from '#contract/events/events.ts'
import { listEvents } from '#server/features/events/public/list-events.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeEvent, makeSeller } from '#tests/support/server/nouns/events.ts'

const NOW = Date.parse('2027-03-10T12:00:00Z')
const HOUR = 3_600_000
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString()
const database = useDatabase()

/** As the query string says it, through the door. */
const ask = (query: Record<string, string> = {}, now = NOW) => listEvents(database.db, v.parse(EventQuery, query), now)
const page = async (query: Record<string, string> = {}) => v.parse(EventPage, await ask({ limit: '20', ...query }))
const titles = async (query: Record<string, string> = {}) => (await page(query)).results.map(({ title }) => title)

async function allPages(query: Record<string, string>) {
  const pages: EventPage[] = []
  for (let cursor: string | null | undefined; cursor !== null; cursor = pages.at(-1)?.next_cursor)
    pages.push(await page({ ...query, ...(cursor ? { cursor } : {}) }))
  return pages
}

describe('answers', () => {
  beforeAll(async () => {
    const { db } = database
    const seller = await makeSeller(db, { profile: { full_name: 'Dhaka Stage' } })
    await makeEvent(db, { title: 'over', from_time: at(-50), to_time: at(-48), seller, price: 10 })
    await makeEvent(db, { title: 'over long ago', from_time: at(-900), to_time: at(-899), seller, price: 20 })
    await makeEvent(db, { title: 'running', from_time: at(-1), to_time: at(0), seller, price: 300 })
    await makeEvent(db, { title: 'running for weeks', from_time: at(-400), to_time: at(400), seller, price: 200, type: 'Online', location: null })
    await makeEvent(db, { title: 'বৈশাখী মেলা', from_time: at(24), to_time: at(32), seller, price: 100, location: 'রমনা, ঢাকা' })
    await makeEvent(db, { title: 'twin one', from_time: at(48), to_time: at(49), seller, price: 500 })
    await makeEvent(db, { title: 'twin two', from_time: at(48), to_time: at(49), seller, price: 500 })
    await makeEvent(db, { title: 'hidden', from_time: at(48), to_time: at(49), seller, is_active: false })
  })

  it('what runs or is to come, soonest first, without what is taken off the market', async () => {
    expect(await titles()).toEqual(['running for weeks', 'running', 'বৈশাখী মেলা', 'twin one', 'twin two'])
  })

  it('an array when asked plainly, a page when asked for one', async () => {
    const plain = v.parse(v.array(EventCard), await ask())
    expect(plain).toHaveLength(5)
    expect(await ask({ limit: '2' })).toMatchObject({ results: plain.slice(0, 2), total: 5, total_is_exact: true })
  })

  it('what is over, latest first', async () => {
    expect(await titles({ when: 'past' })).toEqual(['over', 'over long ago'])
    expect(await titles({ when: 'past', sort: 'price-high' })).toEqual(['over long ago', 'over'])
  })

  it('everything when everything is asked for', async () => {
    expect(await titles({ when: 'all' })).toEqual(['over long ago', 'running for weeks', 'over', 'running', 'বৈশাখী মেলা', 'twin one', 'twin two'])
  })

  it.each(['soonest', 'newest', 'price-low', 'price-high'])('the same rows page by page as at once, sorted by %s', async (sort) => {
    for (const when of ['upcoming', 'past', 'all']) {
      const whole = (await page({ sort, when })).results
      for (const limit of ['1', '2', '3']) {
        const pages = await allPages({ sort, when, limit })
        expect(pages.flatMap(({ results }) => results)).toEqual(whole)
        expect(pages.every(({ total, total_is_exact }) => total === whole.length && total_is_exact)).toBe(true)
      }
    }
  })

  it('what starts between two pages exactly once', async () => {
    const first = await page({ limit: '2' })
    const rest = v.parse(EventPage, await ask({ limit: '20', cursor: first.next_cursor! }, NOW + 25 * HOUR))
    expect(rest.results.map(({ title }) => title)).toEqual(['বৈশাখী মেলা', 'twin one', 'twin two'])
  })

  it('the day of Dhaka, whatever is over by now', async () => {
    expect(await titles({ date: '2027-03-08' })).toEqual(['running for weeks', 'over'])
    expect(await titles({ date: '2027-03-12', when: 'past' })).toEqual(['running for weeks', 'বৈশাখী মেলা', 'twin one', 'twin two'])
  })

  it('every word as a beginning, in any spelling', async () => {
    expect(await titles({ q: 'বৈশাখি' })).toEqual(['বৈশাখী মেলা'])
    expect(await titles({ q: 'stage twin' })).toEqual(['twin one', 'twin two'])
    expect(await titles({ q: '!!!' })).toHaveLength(5)
  })

  it('what a mistyped word may have meant, when nothing holds the word itself', async () => {
    expect(await titles({ q: 'twim' })).toEqual(['twin one', 'twin two'])
    expect(await titles({ q: 'বৈশাকী' })).toEqual(['বৈশাখী মেলা'])
    expect(await titles({ q: 'dgaka stag' })).toHaveLength(5)
    expect(await titles({ q: 'twinnn' })).toEqual([])
  })

  it('corrected words on every page', async () => {
    const pages = await allPages({ q: 'twim', limit: '1' })
    expect(pages.flatMap(({ results }) => results.map(({ title }) => title))).toEqual(['twin one', 'twin two'])
  })

  it('places of Offline events alone', async () => {
    expect(await titles({ location: 'ঢাকা' })).toEqual(['বৈশাখী মেলা'])
    expect(await titles({ location: '…' })).not.toContain('running for weeks')
    expect(await titles({ location: 'ঢাকা', type: 'Online' })).toEqual([])
  })

  it('the events of one seller, with everything else that is asked', async () => {
    const [one] = (await page({ q: 'twin' })).results
    const other = await makeSeller(database.db)
    await makeEvent(database.db, { title: 'of another', seller: other, from_time: at(2000) })
    expect(await titles({ seller: String(other), when: 'all' })).toEqual(['of another'])
    expect(await titles({ seller: String(one!.seller), when: 'past' })).toEqual(['over', 'over long ago'])
    await database.pool.query('delete from events where seller = $1', [other])
  })

  it('an honest empty page', async () => {
    expect(await page({ q: 'nothing like this' })).toEqual({ results: [], next_cursor: null, total: 0, total_is_exact: true })
    expect(await titles({ min_price: '400', max_price: '300' })).toEqual([])
    expect(await titles({ category: '2147483647' })).toEqual([])
  })

  it('what starts at midnight in Dhaka once, on the day that begins', async () => {
    const midnight = '2027-08-01T18:00:00.000Z'
    await makeEvent(database.db, { title: 'midnight', from_time: midnight, to_time: '2027-08-01T20:00:00.000Z' })
    expect(await titles({ date: '2027-08-02' })).toEqual(['midnight'])
    expect(await titles({ date: '2027-08-01' })).toEqual([])
    const started = v.parse(EventPage, await ask({ limit: '9', q: 'midnight' }, Date.parse(midnight)))
    expect(started.results).toHaveLength(1)
  })

  it('instants in UTC with milliseconds', async () => {
    const [card] = (await page({ q: 'twin' })).results
    expect(card).toMatchObject({ from_time: '2027-03-12T12:00:00.000Z', to_time: '2027-03-12T13:00:00.000Z', seller_name: 'Dhaka Stage' })
  })
})

describe('refuses', () => {
  it('a cursor of another sort, and one that is none', async () => {
    const { next_cursor } = await page({ limit: '1' })
    await expect(ask({ cursor: next_cursor!, sort: 'newest' })).rejects.toMatchObject({ code: 'bad-input', fields: { cursor: expect.any(String) } })
    await expect(ask({ cursor: 'junk' })).rejects.toMatchObject({ code: 'bad-input' })
  })
})

describe('guards', () => {
  it('counting beyond the limit, and says so', async () => {
    const seller = await makeSeller(database.db, { profile: { full_name: 'Crowd' } })
    await database.pool.query(
      `insert into events (seller, title, price, seats, from_time, to_time, type, description, search_words, place_words)
       select ${seller}, 'crowd', 1, 1, '2027-05-01', '2027-05-02', 'Online', '', array_to_tsvector('{crowd}'), ''
       from generate_series(1, ${EVENT_LIMITS.countedTo})`,
    )
    expect(await page({ q: 'crowd' })).toMatchObject({ total: EVENT_LIMITS.countedTo, total_is_exact: true })
    await makeEvent(database.db, { title: 'crowd', from_time: at(100) })
    const pages = await allPages({ q: 'crowd', limit: '50' })
    expect(pages.map(({ total, total_is_exact }) => [total, total_is_exact])).toEqual(Array(5).fill([EVENT_LIMITS.countedTo, false]))
    expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(EVENT_LIMITS.countedTo + 1)
  })

  it('the plain list against growing without end', async () => {
    await database.pool.query(
      `insert into events (seller, title, price, seats, from_time, to_time, type, description, search_words, place_words)
       select (select max(id) from users), 'many', 1, 1, '2027-05-01', '2027-05-02', 'Online', '', '', '' from generate_series(1, ${EVENT_LIMITS.listedPlain})`,
    )
    expect(await ask()).toHaveLength(EVENT_LIMITS.listedPlain)
  })
})
