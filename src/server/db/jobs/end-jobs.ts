import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import { endCases } from '../cases/end-cases.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { job_alerts, job_applications, job_cvs, job_posts, job_profiles } from '../tables/jobs.ts'
import { recountApplicants } from './notify-of-applicants.ts'
import { strippedApplication } from './strip-application.ts'

/**
 * Ends what an account that is deleted has to do with jobs: its jobs are closed, profile and alerts are gone, applications are withdrawn, and nothing is
 * left in them. Gives the keys of their CVs: those are the caller's to remove.
 */
export async function endJobs(tx: Pick<Tx, 'update' | 'delete' | 'select' | 'execute'>, user_id: number): Promise<string[]> {
  await closeJobs(tx, user_id)
  await endCases(tx, 'job', sql`select id from job_posts where employer = ${user_id}`)
  await tx
    .update(job_posts)
    .set({ taken_off_reason: '' })
    .where(and(eq(job_posts.employer, user_id), ne(job_posts.taken_off_reason, '')))
  await tx.delete(job_profiles).where(eq(job_profiles.user_id, user_id))
  await tx.delete(job_alerts).where(eq(job_alerts.user_id, user_id))
  const stays = eq(job_applications.applicant, user_id)
  await tx
    .update(job_applications)
    .set({ state_at: sql`now()` })
    .where(and(stays, ne(job_applications.state, 'withdrawn')))
  await tx
    .update(job_applications)
    .set({ ...strippedApplication, full_name: '', search_words: sql`''::tsvector` })
    .where(stays)
  await recountApplicants(tx, sql`select job_post from job_applications where applicant = ${user_id}`)
  const cvs = await tx.delete(job_cvs).where(eq(job_cvs.user_id, user_id)).returning({ key: job_cvs.key })
  return cvs.map(({ key }) => key)
}

/** Closes what an employer has open: users cannot apply for it any more, nor when staff restore what they had taken off. */
export const closeJobs = (tx: Pick<Tx, 'update'>, user_id: number): Promise<unknown> =>
  tx
    .update(job_posts)
    .set({ is_closed: true, was_public: false, version: sql`${job_posts.version} + 1`, updated_at: sql`now()` })
    .where(and(eq(job_posts.employer, user_id), isNotNull(job_posts.published_at), or(eq(job_posts.is_closed, false), job_posts.was_public)))
