import type { SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { meantWords } from '#contract/core/word-search.ts'
import type { ServiceFilter } from '#contract/services/services-filter.ts'
import { serviceRowsSql } from '#server/db/services/service-rows.ts'
import { readServiceSql } from '#server/features/services/public/read-service.ts'
import { similarSql } from '#server/features/services/public/similar-services.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { planSteps } from '#tests/support/server/query-plan.ts'
import { tidy } from '#tests/support/server/tidy.ts'

const ROWS = 10_000
/** That one statement makes: more would take longer than a statement may. */
const AT_ONCE = 2500
const NOW = Date.parse('2027-03-10T12:00:00Z')
const database = useDatabase()

/** What PostgreSQL really does: its indexes, and how many rows of `services` it touched. */
async function planOf(query: SQL) {
  const steps = await planSteps(database.db, query)
  const ofServices = steps.filter((step) => step['Relation Name'] === 'services')
  return {
    isScanned: ofServices.some((step) => step['Node Type'] === 'Seq Scan' && step['Actual Loops'] > 0),
    indexes: steps.flatMap((step) => step['Index Name'] ?? []),
    touched: ofServices.reduce((sum, step) => sum + (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'], 0),
  }
}

const pageOf = (filter: ServiceFilter) =>
  planOf(serviceRowsSql({ filter, words: meantWords(filter.q ?? ''), now: NOW }, { order: filter.sort ?? 'soonest', limit: 25, after: null, is_counted: true }))

describe('answers', () => {
  beforeAll(async () => {
    const { pool } = database
    await pool.query(
      `insert into users (username, username_key, email, email_key) select 'u' || n, 'u' || n, 'u' || n, 'u' || n from generate_series(1, 200) n`,
    )
    await pool.query(`insert into seller_profiles (user_id, slug, full_name) select id, username, username from users`)
    await pool.query(`truncate service_categories restart identity cascade`)
    await pool.query(`insert into service_categories (title, title_bn) select n, n from generate_series(1, 20) n`)
    await pool.query(`insert into service_categories (title, title_bn, parent) select n, n, 1 + n % 20 from generate_series(21, 140) n`)
    // Multiplied by numbers prime to the rest, so that columns do not follow each other.
    for (let from = 1; from <= ROWS; from += AT_ONCE)
      await pool.query(
        `insert into services (seller, title, description, place, districts, at_district, pricing, price, duration, step, is_instant, service_category,
         service_subcategory, is_active, published_at, next_free_at, free_days, search_words)
       select (select min(id) from users) + n % 200, 'service ' || n, repeat('text ', 100), case n % 3 when 0 then 'online' when 1 then 'at-customer' else 'at-provider' end,
         case when n % 3 = 1 then array['Dhaka', 'd' || n % 60] else '{}' end, case when n % 3 = 2 then 'd' || n % 61 else '' end,
         case when n % 10 = 0 then 'quote' else 'fixed' end, case when n % 10 = 0 then 0 else 10 + n * 7919 % 5000 end, 60, '30', n % 10 > 5,
         1 + n % 20, 21 + n * 11 % 120, n % 40 > 0, timestamptz '2027-03-10T12:00:00Z' - (n * 6007 % ${ROWS}) * interval '9 minutes',
         case when n % 5 > 0 then timestamptz '2027-03-10T12:00:00Z' + (n * 6007 % ${ROWS}) * interval '1 minute' end,
         case when n % 5 > 0 then array(select date '2027-03-10' + d from generate_series((n * 6007 % ${ROWS}) / 1440, 13, 3) d) else '{}' end,
         array_to_tsvector(array['service', 'often' || n % 10, 'rare' || n % 2000])
       from generate_series($1::int, $2::int) n`,
        [from, from + AT_ONCE - 1],
      )
    await tidy(pool, 'services', 'users', 'seller_profiles')
  }, 60_000)

  it.each<[string, ServiceFilter, { index: string | RegExp; below: number }]>([
    ['the soonest free', {}, { index: 'services_by_free', below: 300 }],
    ['the latest', { sort: 'newest' }, { index: 'services_by_posting', below: 300 }],
    ['the cheapest', { sort: 'price-low' }, { index: 'services_by_price', below: 300 }],
    ['of a price', { min_price: 100, max_price: 140, sort: 'price-low' }, { index: 'services_by_price', below: 400 }],
    ['of a category', { category: 3 }, { index: 'services_by_category', below: 300 }],
    ['of a category below it', { category: 12, subcategory: 32 }, { index: 'services_by_category', below: 1300 }],
    ['of a seller', { seller: '7' }, { index: 'services_of_seller', below: 300 }],
    ['of a seller by the address of the shop', { seller: 'u17' }, { index: 'services_of_seller', below: 300 }],
    ['confirmed at once', { instant: true }, { index: 'services_by_free', below: 1500 }],
    ['in a district', { district: 'd7' }, { index: 'services_by_free', below: 1500 }],
    ['free today in a district', { day: '2027-03-10', district: 'd7' }, { index: /services_by_(?:free|days)/, below: 3000 }],
    ['with a rare word', { q: 'rare77' }, { index: 'services_by_words', below: 400 }],
  ])('%s from an index, with no more rows than the page and its count need', async (_, filter, { index, below }) => {
    const plan = await pageOf(filter)
    expect(plan.isScanned).toBe(false)
    expect(plan.indexes.join()).toMatch(index)
    expect(plan.touched).toBeLessThan(below)
  })

  it('a page far down as fast as the first, also among what has no free time', async () => {
    for (const key of ['2027-03-12T00:00:00.000000Z', '2099-12-31T23:59:59.999999Z']) {
      const range = { order: 'soonest', limit: 25, after: { key, id: 9 }, is_counted: false } as const
      const plan = await planOf(serviceRowsSql({ filter: {}, words: [], now: NOW }, range))
      expect(plan.isScanned, key).toBe(false)
      expect(plan.touched, key).toBeLessThan(80)
    }
  })

  it('one service from its key, and those beside it from their branch', async () => {
    const service = await planOf(readServiceSql(77, NOW))
    expect(service.isScanned).toBe(false)
    expect(service.indexes).toContain('services_pkey')
    expect(service.touched).toBeLessThan(5)
    const similar = await planOf(similarSql({ service_id: 77, service_category: 3, service_subcategory: 37 }))
    expect(similar.isScanned).toBe(false)
    expect(similar.touched).toBeLessThan(1200)
  })
})
