import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { OwnApplication } from '#contract/jobs/job-applications.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { takeBackMessages } from '../../../db/conversations/end-conversations.ts'
import { recountApplicants } from '../../../db/jobs/notify-of-applicants.ts'
import { strippedApplication } from '../../../db/jobs/strip-application.ts'
import { job_applications, job_posts } from '../../../db/tables/jobs.ts'
import { keepInstead } from '../../../http/once.ts'
import { applicationWords } from './application-words.ts'
import { dropPendingNotices } from './notify-of-decision.ts'
import { readOwnApplication } from './own-applications.ts'
import type { ApplicationParts } from './parts.ts'
import { dropLooseCvs } from './store-cv.ts'

/**
 * Takes one's own application back, whatever was made of it. What it said is gone, also from the database, and so is what was written to the employer; a repeat changes nothing.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function withdrawApplication(
  tools: Pick<ApplicationParts, 'privateFiles'> & { db: Database['db'] },
  applicant: number,
  application_id: number,
): Promise<OwnApplication> {
  const pictures = await inTransaction(tools.db, async (tx) => {
    const own = and(eq(job_applications.id, application_id), eq(job_applications.applicant, applicant))
    // The job is held first, as when applying: what its employer is told is counted.
    const [job] = await tx
      .select({ id: job_posts.id })
      .from(job_posts)
      .innerJoin(job_applications, eq(job_applications.job_post, job_posts.id))
      .where(own)
      .for('no key update', { of: job_posts })
    const [held] = await tx.select({ state: job_applications.state, full_name: job_applications.full_name }).from(job_applications).where(own).for('update')
    if (!job || !held) throw new Problem('not-found')
    if (held.state === 'withdrawn') return []
    const words = applicationWords({ full_name: held.full_name, skills: [], experience: '', letter: '', note: '' })
    await tx
      .update(job_applications)
      .set({ ...strippedApplication, ...words, state_at: sql`now()` })
      .where(own)
    await dropPendingNotices(tx, application_id)
    await recountApplicants(tx, sql`${job.id}`)
    const written = await takeBackMessages(tx, application_id)
    await keepInstead(tx, applicant, { thing: ['application_id', application_id], answer: await readOwnApplication(tx, applicant, application_id) })
    return written
  })
  for (const key of pictures) await tools.privateFiles.remove(key)
  await dropLooseCvs(tools, tools.db, applicant)
  return readOwnApplication(tools.db, applicant, application_id)
}
