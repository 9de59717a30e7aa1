import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { OwnApplication } from '#contract/jobs/job-applications.ts'
import type { Database } from '../../../db/connection/open.ts'
import { job_applications, job_cvs, job_posts } from '../../../db/tables/jobs.ts'
import { CV_COLUMNS } from './store-cv.ts'

/** More than an applicant can keep track of. */
const MOST_LISTED = 500

type Reader = Pick<Database['db'], 'select'>

/** One’s own applications, the latest first. */
export const listOwnApplications = (db: Reader, user_id: number): Promise<OwnApplication[]> => readRows(db, eq(job_applications.applicant, user_id))

/** One of them. @throws {Problem} not-found — there is none, or it is another user's. */
export async function readOwnApplication(db: Reader, user_id: number, application_id: number): Promise<OwnApplication> {
  const [row] = await readRows(db, and(eq(job_applications.id, application_id), eq(job_applications.applicant, user_id)))
  if (!row) throw new Problem('not-found')
  return row
}

const IS_OPEN = sql<boolean>`(${job_posts.published_at} is not null and not ${job_posts.is_closed} and ${job_posts.deadline} >= now())`

function readRows(db: Reader, where: SQL | undefined): Promise<OwnApplication[]> {
  const { id, state, letter, applied_at, state_at } = job_applications
  const { id: job_post_id, title, company, company_logo, company_logo_tone, deadline } = job_posts
  return db
    .select({
      application_id: id,
      job_post_id,
      title,
      company,
      company_logo,
      company_logo_tone,
      deadline,
      is_open: IS_OPEN,
      state,
      letter,
      cv: CV_COLUMNS,
      applied_at,
      state_at,
    })
    .from(job_applications)
    .innerJoin(job_posts, eq(job_posts.id, job_applications.job_post))
    .leftJoin(job_cvs, eq(job_cvs.id, job_applications.cv))
    .where(where)
    .orderBy(desc(applied_at), desc(id))
    .limit(MOST_LISTED)
}
