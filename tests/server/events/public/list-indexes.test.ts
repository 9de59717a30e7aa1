import type { SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import { meantWords } from '#contract/core/word-search.ts'
import { type EventFilter, eventOrder } from '#contract/events/events-filter.ts'
import { eventRowsSql } from '#server/db/events/event-rows.ts'
import { readEventSql } from '#server/features/events/public/read-event.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { planSteps } from '#tests/support/server/query-plan.ts'
import { tidy } from '#tests/support/server/tidy.ts'

const NOW = Date.parse('2027-03-10T12:00:00Z')
const ROWS = 20_000
const database = useDatabase()

/** What PostgreSQL really does: the steps, and how many rows of `events` it touched. */
async function planOf(query: SQL) {
  const steps = await planSteps(database.db, query)
  const ofEvents = steps.filter((step) => step['Relation Name'] === 'events')
  const touched = ofEvents.reduce((sum, step) => sum + (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'], 0)
  return {
    isScanned: ofEvents.some((step) => step['Node Type'] === 'Seq Scan' && step['Actual Loops'] > 0),
    indexes: steps.flatMap((step) => step['Index Name'] ?? []),
    touched,
    isCounted: steps.filter((step) => step['Node Type'] === 'Aggregate').some((step) => step['Actual Loops'] > 0),
  }
}

const pageOf = (filter: EventFilter, { limit = 21, is_counted = true } = {}) =>
  planOf(eventRowsSql({ filter, words: meantWords(filter.q ?? ''), now: NOW }, { order: eventOrder(filter), limit, after: null, is_counted }))

describe('answers', () => {
  beforeAll(async () => {
    const { pool } = database
    await pool.query(
      `insert into users (username, username_key, email, email_key) select 'u' || n, 'u' || n, 'u' || n, 'u' || n from generate_series(1, 200) n`,
    )
    await pool.query(`insert into seller_profiles (user_id, slug, full_name) select id, username, username from users`)
    await pool.query(`insert into event_categories (title, title_bn) select n, n from generate_series(1, 10) n`)
    await pool.query(`insert into event_subcategories (title, title_bn, event_category) select n, n, 1 + n % 10 from generate_series(1, 40) n`)
    await pool.query(`insert into event_subsubcategories (title, title_bn, event_subcategory) select n, n, 1 + n % 40 from generate_series(1, 160) n`)
    // Multiplied by numbers prime to the rest, so that columns do not follow each other: sixteen months past, eight to come.
    // A quarter lasts for two months: some four hundred run, enough to tempt the planner into walking all starts to find them.
    await pool.query(
      `insert into events (seller, title, price, seats, from_time, to_time, type, location, description, is_active,
         event_category, event_subcategory, event_subsubcategory, search_words, place_words)
       select 1 + n % 200, 'event ' || n, n * 7919 % 5000, 10, start, start + case when n % 4 = 0 then interval '60 days' else interval '3 hours' end,
         case when n % 5 = 0 then 'Online' else 'Offline' end, case when n % 5 > 0 then 'place' end, repeat('text ', 100), n % 40 > 0,
         1 + n % 10, 1 + n * 11 % 40, 1 + n * 13 % 160,
         array_to_tsvector(array['event', 'often' || n % 10, 'rare' || n % 2000]), array_to_tsvector(case when n % 5 > 0 then array['district' || n * 17 % 64] else '{}' end)
       from (select n, timestamptz '2027-03-10T12:00:00Z' + (n * 6007 % 20000 - 13333) * interval '52 minutes' as start from generate_series(1, ${ROWS}) n) as starts`,
    )
    await tidy(pool, 'events')
  })

  const nextWeek = new Date(NOW + 7 * DAY_MS).toISOString().slice(0, 10)
  it.each<[string, EventFilter, { index: string; below: number }]>([
    ['what is to come', {}, { index: 'events_by_start', below: 1000 }],
    ['what is to come, newest first', { sort: 'newest' }, { index: 'events_pkey', below: 1500 }],
    ['what is to come, cheapest first', { sort: 'price-low' }, { index: 'events_by_price', below: 1500 }],
    ['what is to come, dearest first', { sort: 'price-high' }, { index: 'events_by_price', below: 1500 }],
    ['what is over', { when: 'past' }, { index: 'events_by_start', below: 1000 }],
    ['everything', { when: 'all' }, { index: 'events_by_start', below: 1000 }],
    ['a day', { date: nextWeek }, { index: 'events_by_span', below: 1000 }],
    ['one type', { type: 'Online' }, { index: 'events_by_start', below: 2500 }],
    ['a category', { category: 3 }, { index: 'events_by_category', below: 1500 }],
    ['a subcategory', { subcategory: 7 }, { index: 'events_by_subcategory', below: 1500 }],
    ['a sub-subcategory', { subsubcategory: 9 }, { index: 'events_by_subsubcategory', below: 1500 }],
    // Both begin with the seller.
    ['a seller', { seller: '17' }, { index: 'events_by_seller or events_client_key', below: 1500 }],
    ['a seller by the address of the shop', { seller: 'u17' }, { index: 'events_by_seller or events_client_key', below: 1500 }],
    ['a word of few', { q: 'rare1234' }, { index: 'events_by_words', below: 1000 }],
    ['a word of many', { q: 'event' }, { index: 'events_by_start', below: 1500 }],
    ['a place', { location: 'district12' }, { index: 'events_by_place', below: 2500 }],
    ['a narrow price', { min_price: 4990 }, { index: 'events_by_price', below: 1500 }],
    ['a contradiction', { min_price: 400, max_price: 300 }, { index: 'events_by_span', below: 1000 }],
  ])('%s from indexes, touching few rows', async (_, filter, { index, below }) => {
    const plan = await pageOf(filter)
    expect(plan.isScanned).toBe(false)
    expect(
      index.split(' or ').some((name) => plan.indexes.includes(name)),
      plan.indexes.join(),
    ).toBe(true)
    expect(plan.touched).toBeLessThan(below)
  })

  it('the total without counting when the page holds everything', async () => {
    expect((await pageOf({ q: 'rare1234', when: 'all' })).isCounted).toBe(false)
    expect((await pageOf({ q: 'event' })).isCounted).toBe(true)
  })

  it('what runs without walking through the past, however little is asked', async () => {
    for (const filter of [{}, { date: nextWeek }, { q: 'often3' }, { type: 'Online' }] as const) {
      const plan = await pageOf(filter, { limit: 2, is_counted: false })
      expect(plan.touched, JSON.stringify(filter)).toBeLessThan(800)
    }
  })

  it('the hundredth page as fast as the first', async () => {
    const after = { order: 'soonest', key: '2027-08-01T00:00:00.000000Z', id: 1, total: 200, total_is_exact: false, is_corrected: false } as const
    const plan = await planOf(eventRowsSql({ filter: {}, words: [], now: NOW }, { order: 'soonest', limit: 21, after, is_counted: false }))
    expect(plan.isScanned).toBe(false)
    expect(plan.indexes).not.toContain('events_by_span')
    expect(plan.touched).toBeLessThan(60)
  })

  it('one event from its key', async () => {
    const plan = await planOf(readEventSql(77, NOW))
    expect(plan.isScanned).toBe(false)
    expect(plan.indexes).toEqual(expect.arrayContaining(['events_pkey', 'seller_facts_pkey']))
    expect(plan.touched).toBeLessThan(50)
  })
})
