import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { meantWords } from '#contract/core/word-search.ts'
import type { JobFilter } from '#contract/jobs/jobs-filter.ts'
import { jobRowsSql } from '#server/db/jobs/job-rows.ts'
import { readJobSql, similarSql } from '#server/features/jobs/public/read-job.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { fillWithJobs } from '#tests/support/server/nouns/many-jobs.ts'
import { type PlanStep, planSteps } from '#tests/support/server/query-plan.ts'

const NOW = Date.parse('2027-03-10T12:00:00Z')
const database = useDatabase()

/** What PostgreSQL really does: the steps, and how many rows of `job_posts` it looked at in the table itself. */
async function planOf(query: SQL) {
  const steps = await planSteps(database.db, query)
  const ofJobs = steps.filter((step) => step['Relation Name'] === 'job_posts')
  const read = (step: PlanStep) =>
    step['Node Type'] === 'Index Only Scan' ? (step['Heap Fetches'] ?? 0) : (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']
  return {
    isScanned: ofJobs.some((step) => step['Node Type'] === 'Seq Scan' && step['Actual Loops'] > 0),
    indexes: steps.flatMap((step) => step['Index Name'] ?? []),
    touched: ofJobs.reduce((sum, step) => sum + read(step), 0),
    walked: ofJobs.find((step) => step['Index Name'] === 'job_posts_by_posting')?.['Actual Rows'],
  }
}

const pageOf = (filter: JobFilter) =>
  planOf(jobRowsSql({ filter, words: meantWords(filter.q ?? ''), now: NOW }, { order: filter.sort ?? 'newest', limit: 21, after: null, is_counted: true }))

// A market of a year and a half, of which one in twelve is open; and one of twenty days, of which nearly all are.
describe.each([540, 20])('answers from jobs of %d days', (days) => {
  beforeAll(() => fillWithJobs(database.pool, { rows: 20_000, now: NOW, days }), 60_000)

  it.each<[string, JobFilter, { index: string; below: number }]>([
    ['the latest', {}, { index: 'job_posts_by_posting', below: 300 }],
    ['what closes first', { sort: 'deadline' }, { index: 'job_posts_by_deadline', below: 300 }],
    ['the best paid', { sort: 'salary-high' }, { index: 'job_posts_by_salary or job_posts_by_deadline or job_posts_by_posting', below: 2500 }],
    ['one type', { type: 'Daily wage' }, { index: 'job_posts_by_posting', below: 300 }],
    ['a category', { category: 3 }, { index: 'job_posts_by_category', below: 1500 }],
    ['a subcategory', { subcategory: 37 }, { index: 'job_posts_by_subcategory', below: 500 }],
    ['a sub-subcategory', { subsubcategory: 200 }, { index: 'job_posts_by_subsubcategory', below: 300 }],
    ['a division', { division: 'division3' }, { index: 'job_posts_by_division or job_posts_by_deadline', below: 2600 }],
    ['a district', { district: 'district12' }, { index: 'job_posts_by_district', below: 500 }],
    ['what can be done from anywhere', { remote: true }, { index: 'job_posts_by_posting', below: 300 }],
    ['a salary', { min_salary: 60_000 }, { index: 'job_posts_by_posting or job_posts_by_salary', below: 2500 }],
    ['no experience', { experience: 0 }, { index: 'job_posts_by_posting', below: 300 }],
    ['a school', { education: 'JSC' }, { index: 'job_posts_by_posting', below: 300 }],
    ['what closes soon', { closing: 3 }, { index: 'job_posts_by_posting or job_posts_by_deadline', below: 1500 }],
    ['what hardly anything fits', { type: 'Internship', education: 'JSC', experience: 0, remote: true }, { index: 'job_posts_by_posting', below: 300 }],
    ['an employer', { employer: 17 }, { index: 'job_posts_by_employer or job_posts_client_key', below: 300 }],
    ['a word of few', { q: 'rare1234' }, { index: 'job_posts_by_words', below: 300 }],
    ['a word of many', { q: 'job' }, { index: 'job_posts_by_posting', below: 300 }],
    ['a word of some', { q: 'often3' }, { index: 'job_posts_by_posting or job_posts_by_words', below: 2600 }],
    ['the beginning of many rare words', { q: 'rare1' }, { index: 'job_posts_by_posting or job_posts_by_deadline', below: 1600 }],
    ['words that no job has', { q: 'often3 nobody' }, { index: 'job_posts_by_words', below: 100 }],
  ])('%s from indexes, touching few rows', async (_, filter, { index, below }) => {
    const plan = await pageOf(filter)
    expect(plan.isScanned).toBe(false)
    expect(
      index.split(' or ').some((name) => plan.indexes.includes(name)),
      plan.indexes.join(),
    ).toBe(true)
    expect(plan.touched).toBeLessThan(below)
  })

  it('a word of some by that word alone, when nearly all come to the salary that is asked for', async () => {
    const plan = await pageOf({ q: 'district12', min_salary: 1000 })
    expect(plan.indexes).toContain('job_posts_by_words')
    expect(plan.indexes).not.toContain('job_posts_by_salary')
    expect(plan.touched).toBeLessThan(400)
  })

  it('a word of many by a walk that ends where enough are found', async () => {
    const plan = await pageOf({ q: 'job' })
    expect(plan.walked).toBe(201)
  })

  it('a page far down as fast as the first', async () => {
    const after = { order: 'newest', key: '2027-03-05T00:00:00.000000Z', id: 9, total: 200, total_is_exact: false, is_corrected: false } as const
    const plan = await planOf(jobRowsSql({ filter: {}, words: [], now: NOW }, { order: 'newest', limit: 21, after, is_counted: false }))
    expect(plan.isScanned).toBe(false)
    expect(plan.touched).toBeLessThan(60)
  })

  it('one job from its key, and those beside it from their branches', async () => {
    const job = await planOf(readJobSql(77, NOW))
    expect(job.isScanned).toBe(false)
    expect(job.indexes).toContain('job_posts_pkey')
    expect(job.touched).toBeLessThan(5)
    const similar = await planOf(similarSql({ job_post_id: 77, job_category: 3, job_subcategory: 37, job_subsubcategory: 200 }, NOW))
    expect(similar.isScanned).toBe(false)
    expect(similar.touched).toBeLessThan(1500)
  })
})

describe('guards', () => {
  it('against searches that read through what was posted since the tables were tidied', async () => {
    const indexPages = async () => {
      const search = sql`select id from job_posts where search_words @@ ${"'nobody':*"}::tsquery`
      const { rows } = await database.db.execute<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(sql`explain (analyze, buffers, format json) ${search}`)
      const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } = rows[0]!['QUERY PLAN'][0].Plan
      return hit + read
    }
    await fillWithJobs(database.pool, { rows: 5000, now: NOW, days: 20 })
    await postAgain(2000)
    expect(await indexPages()).toBeLessThan(10)
  }, 60_000)
})

/** Posts copies of some jobs, after which nothing is tidied. */
const postAgain = (rows: number) =>
  database.pool.query(
    `insert into job_posts (employer, title, company, job_type, deadline, description, job_category, job_subcategory, job_subsubcategory, published_at, search_words)
     select employer, title, company, job_type, deadline, description, job_category, job_subcategory, job_subsubcategory, published_at, search_words
     from job_posts order by id limit $1`,
    [rows],
  )
