import { and, eq, sql } from 'drizzle-orm'
import type { Download } from '#contract/core/endpoint.ts'
import type { Database } from '../../../db/connection/open.ts'
import { job_applications, job_cvs, job_posts } from '../../../db/tables/jobs.ts'
import { cvDownload } from './job-profile.ts'
import type { ApplicationParts } from './parts.ts'
import { cvName } from './store-cv.ts'

/**
 * The CV of an applicant for one's own job, under the name of the application. Downloading it marks the application as seen.
 * @throws {Problem} not-found — there is none, the application was withdrawn, or it is for another user's job.
 */
export async function downloadCv(
  tools: Pick<ApplicationParts, 'privateFiles'> & { db: Database['db'] },
  employer: number,
  application_id: number,
): Promise<Download> {
  const { full_name } = job_applications
  const [cv] = await tools.db
    .select({ key: job_cvs.key, kind: job_cvs.kind, full_name })
    .from(job_applications)
    .innerJoin(job_posts, eq(job_posts.id, job_applications.job_post))
    .innerJoin(job_cvs, eq(job_cvs.id, job_applications.cv))
    .where(and(eq(job_applications.id, application_id), eq(job_posts.employer, employer)))
  const download = await cvDownload(tools, cv && { ...cv, name: cvName(cv.full_name, cv.kind) })
  await tools.db
    .update(job_applications)
    .set({ state: 'seen', state_at: sql`now()`, version: sql`${job_applications.version} + 1` })
    .where(and(eq(job_applications.id, application_id), eq(job_applications.state, 'sent')))
  return download
}
