import type { SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rankedQueries } from '#contract/core/search-terms.ts'
import { type AskedWords, meantWords } from '#contract/core/word-search.ts'
import { SEARCH_MOST } from '#contract/search/search-kinds.ts'
import { blogRowsSql } from '#server/db/blogs/blog-rows.ts'
import { eventRowsSql } from '#server/db/events/event-rows.ts'
import { jobRowsSql } from '#server/db/jobs/job-rows.ts'
import { sellerRowsSql } from '#server/db/sellers/seller-rows.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { fillWithJobs } from '#tests/support/server/nouns/many-jobs.ts'
import { planSteps } from '#tests/support/server/query-plan.ts'
import { tidy } from '#tests/support/server/tidy.ts'

const NOW = Date.parse('2027-03-10T12:00:00Z')
const ROWS = 20_000
const database = useDatabase()

/** Tables that were read from one end to the other. */
async function scannedBy(query: SQL): Promise<string[]> {
  const scans = (await planSteps(database.db, query)).filter((step) => step['Node Type'] === 'Seq Scan' && step['Actual Loops'] > 0)
  return scans.flatMap((step) => step['Relation Name'] ?? [])
}

const WORDS = `array_to_tsvector(array['thing', 'often' || n % 10, 'rare' || n * 73 % 5000, '~boftn~', '~lrar' || n * 73 % 5000 || '~'])`

beforeAll(async () => {
  const { pool } = database
  await fillWithJobs(pool, { rows: ROWS, now: NOW, days: 60 })
  await pool.query(
    `insert into event_categories (title, title_bn, category) select n, n, c.id from generate_series(1, 10) n join categories c on c.position = n`,
  )
  await pool.query(`update job_categories j set category = c.id from categories c where j.parent is null and c.position = j.id % 15`)
  await pool.query(
    `insert into events (seller, title, price, seats, from_time, to_time, type, location, description, event_category, search_words, place_words)
     select 1 + n % 200, 'event ' || n, n % 500, 10, start, start + interval '3 hours', 'Offline', 'place', repeat('text ', 100), 1 + n % 10, ${WORDS}, ''
     from (select n, timestamptz '2027-03-10T12:00:00Z' + (n * 6007 % ${ROWS} - ${ROWS} / 2) * interval '52 minutes' as start from generate_series(1, ${ROWS}) n) as starts`,
  )
  await pool.query(
    `insert into blogs (author, title, content, language, category, published_at, is_withdrawn, search_words)
     select 1 + n % 200, 'article ' || n, repeat('text ', 200), 'en', c.id,
       case when n % 20 > 0 then timestamptz '2027-03-10T12:00:00Z' - n * 6007 % ${ROWS} * interval '30 minutes' end, n % 50 = 0, ${WORDS}
     from generate_series(1, ${ROWS}) n join categories c on c.position = n % 15`,
  )
  await pool.query(
    `insert into seller_profiles (user_id, slug, full_name, search_words) select id, username, username, array_to_tsvector(array['often' || id % 10, 'rare' || id]) from users`,
  )
  await tidy(pool, 'events', 'blogs', 'seller_profiles', 'users')
}, 60_000)

const QUESTIONS = {
  'a common word': 'often3',
  'a rare word': 'rare77',
  'its beginning': 'rare7',
  'the beginning of all': 'th',
  'what sounds so': 'rare',
  'two words': 'often3 rare77',
  'what nothing has': 'zzyzx',
  'what means the same': 'concert',
  'nothing at all': '',
}

describe('guards', () => {
  it.each(Object.entries(QUESTIONS))('against reading whole tables for %s', async (_, q) => {
    const words = meantWords(q)
    const ranked = q ? rankedQueries(q, words, { isCorrected: false }).map((query, at, all) => ({ words: query, without: all[at - 1] })) : []
    for (const asked of [{ words }, ...ranked]) await expectNoScan({ filter: {}, ...asked, now: NOW }, q)
  })

  async function expectNoScan(search: { filter: object; words: AskedWords; without?: AskedWords | undefined; now: number }, q: string): Promise<void> {
    for (const limit of [0, SEARCH_MOST.ofEach, SEARCH_MOST.perPage]) {
      const range = { limit: limit + 1, after: null, is_counted: true }
      expect(await scannedBy(eventRowsSql(search, { order: 'soonest', ...range })), `events, ${limit}`).not.toContain('events')
      expect(await scannedBy(jobRowsSql(search, { order: 'newest', ...range })), `jobs, ${limit}`).not.toContain('job_posts')
      expect(await scannedBy(blogRowsSql(search, range)), `blogs, ${limit}`).not.toContain('blogs')
      if (q) expect(await scannedBy(sellerRowsSql(search, range)), `sellers, ${limit}`).not.toContain('events')
    }
  }

  it.each([[[1]], [[1, 2, 3]], [[9, 10]]])('against reading them for what belongs to a category: %j', async (of) => {
    for (const q of ['', 'often3', 'rare77']) {
      const search = { filter: {}, of, words: meantWords(q), now: NOW }
      const range = { limit: 7, after: null, is_counted: true }
      expect(await scannedBy(eventRowsSql(search, { order: 'soonest', ...range })), `events, ${q}`).not.toContain('events')
      expect(await scannedBy(jobRowsSql(search, { order: 'newest', ...range })), `jobs, ${q}`).not.toContain('job_posts')
      expect(await scannedBy(blogRowsSql({ ...search, filter: { category: 'music' } }, range)), `blogs, ${q}`).not.toContain('blogs')
    }
  })
})
