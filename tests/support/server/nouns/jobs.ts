import { DAY_MS } from '#contract/core/time.ts'
import { deadlineOf } from '#contract/jobs/job-form.ts'
import type { Database } from '#server/db/connection/open.ts'
import { jobTermColumn, learnJobTerms } from '#server/db/jobs/job-words.ts'
import { job_categories, job_posts } from '#server/db/tables/jobs.ts'
import { makeSeller } from './events.ts'

type Db = Pick<Database['db'], 'insert' | 'select'>
type NewJob = typeof job_posts.$inferInsert

/** Three levels under each other. */
export interface JobBranch {
  job_category: number
  job_subcategory: number
  job_subsubcategory: number
}

let made = 0

/** One more branch of the tree, from its top, with titles of its own. */
export async function makeJobBranch(db: Db): Promise<JobBranch> {
  made += 1
  const grow = async (title: string, title_bn: string, parent: number | null) => {
    const [row] = await db
      .insert(job_categories)
      .values({ title: `${title} ${made}`, title_bn: `${title_bn} ${made}`, parent })
      .returning({ id: job_categories.id })
    return row!.id
  }
  const job_category = await grow('Education', 'শিক্ষা', null)
  const job_subcategory = await grow('School', 'স্কুল', job_category)
  return { job_category, job_subcategory, job_subsubcategory: await grow('Teacher', 'শিক্ষক', job_subcategory) }
}

/** The day so many days from now, as a date field gives it. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/**
 * A job that can be applied for: Full-time in Dhaka, posted now, open for ten days, of a new employer in a new branch; words included.
 * @returns its id.
 */
export async function makeJob(db: Database['db'], over: Partial<Omit<NewJob, 'search_words'>> = {}): Promise<number> {
  made += 1
  const job = {
    title: `Job ${made}`,
    company: `Company ${made}`,
    job_type: 'Full-time' as const,
    job_location: 'House 7, Road 12, Dhanmondi',
    division: 'Dhaka',
    district: 'Dhaka',
    deadline: deadlineOf(dayFromNow(10)),
    description: '<p>A job.</p>',
    published_at: new Date().toISOString(),
    ...(over.job_subsubcategory === undefined && (await makeJobBranch(db))),
    ...over,
    employer: over.employer ?? (await makeSeller(db)),
  } as Omit<NewJob, 'search_words'>
  const [terms] = await learnJobTerms(db, [{ ...job, job_location: job.job_location ?? '', district: job.district ?? null }])
  const [row] = await db
    .insert(job_posts)
    .values({ ...job, ...jobTermColumn(terms) })
    .returning({ id: job_posts.id })
  return row!.id
}
