import { sql } from 'drizzle-orm'
import { HOME_MOST, type HomeAnswer } from '#contract/home.ts'
import type { JobCard } from '#contract/jobs/jobs.ts'
import { readJobFilter } from '#contract/jobs/jobs-filter.ts'
import { JOBS } from '#contract/jobs/jobs-resource.ts'
import type { Listing, Reads } from '../listing.ts'
import { countFound } from '../search/by-words.ts'
import type { SearchTerms } from '../search/search-terms.ts'
import { ensureJobCategories, jobBranchesOf } from './ensure-job-categories.ts'
import { cardOf } from './job-columns.ts'
import { type JobRow, readJobRows } from './job-rows.ts'
import { isOpenAt, jobCondition } from './job-search.ts'
import { type JobTexts, learnJobTerms } from './job-words.ts'

const searchTerms: SearchTerms<JobTexts & { id: number }> = {
  table: sql`job_posts`,
  key: sql`id`,
  publicRows: sql`job_posts where published_at is not null and not is_closed`,
  rows: (above, limit) => sql`
    select id, title, second_title, company, job_location, district, description, second_description, job_category, job_subcategory, job_subsubcategory from job_posts
    where id > ${above} order by id limit ${limit} for update`,
  learnTerms: learnJobTerms,
}

/** Jobs that are open, the latest first. */
export const JOB_LISTING: Listing<'jobs', JobCard> = {
  resource: JOBS,
  pages: (now) => sql`select id, id::text as key, updated_at from job_posts where ${isOpenAt(now)}`,
  readFilter: readJobFilter,
  cursor: { letter: 'j', isTimed: true },
  listRows: async (db, { category, now }) => {
    const of = category && (await jobBranchesOf(db, category.id))
    if (of?.length === 0) return null
    return {
      read: async (search, range) => {
        const rows = await readJobRows(db, { filter: {}, of, ...search, now }, { order: 'newest', ...range })
        return rows.map((row) => ({ id: row.job_post_id, cursor_key: row.cursor_key, counted: row.counted, card: jobCardOf(row) }))
      },
      count: (words) => countFound(db, sql`job_posts`, jobCondition({ filter: {}, of, words, now })),
    }
  },
  readHome,
  searchTerms,
  renameSeller: null,
  ensureCategories: ensureJobCategories,
}

const jobCardOf = ({ cursor_key: _key, counted: _counted, ...row }: JobRow): JobCard => cardOf(row)

async function readHome(db: Reads, now: number): Promise<Pick<HomeAnswer, 'closing'>> {
  const rows = await readJobRows(db, { filter: {}, words: [], now }, { order: 'deadline', limit: HOME_MOST.closing, after: null, is_counted: false })
  return { closing: rows.map(jobCardOf) }
}
