import { and, eq, type SQL } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Applicant } from '#contract/jobs/applicants.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { job_applications, job_cvs, job_posts } from '../../../db/tables/jobs.ts'
import { CV_COLUMNS } from './store-cv.ts'

type Reader = Pick<Database['db'], 'select'>

interface Page {
  where: SQL | undefined
  order: SQL[]
  limit: number
}

/** Applications as their employer sees them. */
export function readApplicants(db: Reader, { where, order, limit }: Page): Promise<Applicant[]> {
  const { id, job_post, state, full_name, phone_number, email, education, experience_years, experience, skills, letter } = job_applications
  const { note, applied_at, state_at, version } = job_applications
  const said = { full_name, phone_number, email, education, experience_years, experience, skills, letter }
  return db
    .select({ application_id: id, job_post_id: job_post, state, ...said, cv: CV_COLUMNS, note, applied_at, state_at, version })
    .from(job_applications)
    .leftJoin(job_cvs, eq(job_cvs.id, job_applications.cv))
    .where(where)
    .orderBy(...order)
    .limit(limit)
}

/** One of them, for a caller who is known to be allowed to see it. */
export async function readApplicant(db: Reader, application_id: number): Promise<Applicant> {
  const [row] = await readApplicants(db, { where: eq(job_applications.id, application_id), order: [], limit: 1 })
  if (!row) throw new Problem('not-found')
  return row
}

/**
 * An application for one's own job, held.
 * @throws {Problem} not-found — there is none, or it is for another user's job.
 */
export async function holdApplicant(tx: Tx, employer: number, application_id: number) {
  const [held] = await tx
    .select({ application: job_applications })
    .from(job_applications)
    .innerJoin(job_posts, eq(job_posts.id, job_applications.job_post))
    .where(and(eq(job_applications.id, application_id), eq(job_posts.employer, employer)))
    .for('no key update', { of: job_applications })
  if (!held) throw new Problem('not-found')
  return held.application
}
