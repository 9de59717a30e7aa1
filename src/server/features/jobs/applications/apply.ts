import { and, eq, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/languages.ts'
import { Problem } from '#contract/core/problem.ts'
import { type applyToJob, JobProfileForm, type OwnApplication } from '#contract/jobs/job-applications.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { notifyOfApplicants } from '../../../db/jobs/notify-of-applicants.ts'
import { job_applications, job_posts } from '../../../db/tables/jobs.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { parseWith } from '../../../http/requests/parse-with.ts'
import type { Staged } from '../../../http/serve.ts'
import { applicationWords } from './application-words.ts'
import { writeJobProfile } from './job-profile.ts'
import { readOwnApplication } from './own-applications.ts'
import type { ApplicationParts } from './parts.ts'
import { dropLooseCvs, holdOwnCv, noteCv, type StoredCv, storeCv } from './store-cv.ts'

interface Prepared {
  form: JobProfileForm
  /** What was sent along, stored already: that takes longer than a transaction may. */
  stored: StoredCv | undefined
}

/**
 * Applies for a job: what is said here of oneself becomes the profile, and a CV lies in the store before the transaction begins; where that is
 * refused, it goes again.
 * @throws {Problem} not-found — there is no such job; not-allowed — it is one's own; bad-state — one applies for it elsewhere; already-applied —
 * with `facts.application_id`; job-closed — `facts.expired` 1 where its deadline is over; job-changed — with `facts.terms_version`; bad-input —
 * with the fields at fault, among them a CV that is needed, or is not one's own; of a CV that is sent: as `storeCv`.
 */
export const applying = (tools: ApplicationParts, db: Database['db']): Staged<typeof applyToJob, { user_id: number } & Prepared> => ({
  prepare: async ({ session: { user_id }, body, files }) => {
    const form = parseWith(JobProfileForm, body)
    return { user_id, form, stored: files.cv && (await storeCv(tools, user_id, files.cv)) }
  },
  act: async ({ db: tx, body }, { user_id, ...prepared }) => {
    await pauseAt('apply', 'after-check')
    const answer = await apply(tx, user_id, { body, ...prepared })
    await pauseAt('apply', 'before-commit')
    return answer
  },
  settle: async ({ user_id, stored }, end) => {
    await pauseAt('apply', 'after-commit-before-reply')
    if (end === 'done') await dropLooseCvs(tools, db, user_id)
    // Where the outcome is unknown, the file is swept unless an application has it.
    if (end === 'refused' && stored) await tools.privateFiles.remove(stored.key)
  },
})

interface Application extends Prepared {
  body: BodyOf<typeof applyToJob>
}

async function apply(tx: Tx, applicant: number, { body, form, stored }: Application): Promise<OwnApplication> {
  const language = await holdPerson(tx, applicant)
  const job = await holdOpenJob(tx, applicant, body)
  if (job.needs_cv && !stored && body.cv_id === undefined) throw new Problem('bad-input', { fields: { cv: 'required' } })
  const named = body.cv_id === undefined ? null : await holdOwnCv(tx, applicant, body.cv_id)
  const cv = stored ? await noteCv(tx, applicant, { stored, full_name: form.full_name }) : named
  const id = await writeApplication(tx, { job_post: job.id, applicant, language, ...form, letter: body.letter, cv })
  await writeJobProfile(tx, applicant, { ...form, cv: cv ?? undefined })
  await notifyOfApplicants(tx, job, job.is_again)
  return readOwnApplication(tx, applicant, id)
}

const HAS_EXPIRED = sql<boolean>`${job_posts.deadline} < now()`

/** The job, held: an edit or another application waits until this one stands. */
async function holdOpenJob(tx: Tx, applicant: number, { job_post, terms_version }: Pick<Application['body'], 'job_post' | 'terms_version'>) {
  const { id, employer, apply_link, needs_cv, is_closed, published_at, terms_version: stands } = job_posts
  const [job] = await tx
    .select({ id, employer, apply_link, needs_cv, is_closed, published_at, stands, has_expired: HAS_EXPIRED })
    .from(job_posts)
    .where(eq(id, job_post))
    .for('no key update')
  if (!job || job.published_at === null) throw new Problem('not-found')
  if (job.employer === applicant) throw new Problem('not-allowed')
  if (job.apply_link !== null) throw new Problem('bad-state')
  const is_again = await requireNoneStanding(tx, job.id, applicant)
  if (job.is_closed) throw new Problem('job-closed')
  if (job.has_expired) throw new Problem('job-closed', { facts: { expired: 1 } })
  if (terms_version !== undefined && terms_version !== job.stands) throw new Problem('job-changed', { facts: { terms_version: job.stands } })
  return { ...job, is_again }
}

/** Gives whether one was withdrawn before. */
async function requireNoneStanding(tx: Tx, job_post: number, applicant: number): Promise<boolean> {
  const [before] = await tx
    .select({ id: job_applications.id, state: job_applications.state })
    .from(job_applications)
    .where(and(eq(job_applications.job_post, job_post), eq(job_applications.applicant, applicant)))
    .for('update')
  if (before && before.state !== 'withdrawn') throw new Problem('already-applied', { facts: { application_id: before.id } })
  return before !== undefined
}

type NewApplication = JobProfileForm & { job_post: number; applicant: number; language: Language; letter: string; cv: number | null }

/** A new one, or one that was withdrawn, sent again. */
async function writeApplication(tx: Tx, row: NewApplication): Promise<number> {
  const written = { ...row, ...applicationWords({ ...row, note: '' }) }
  const again = { state: 'sent' as const, note: '', version: sql`${job_applications.version} + 1`, applied_at: sql`now()`, state_at: sql`now()` }
  const [made] = await tx
    .insert(job_applications)
    .values(written)
    .onConflictDoUpdate({ target: [job_applications.job_post, job_applications.applicant], set: { ...written, ...again } })
    .returning({ id: job_applications.id })
  if (!made) throw new TypeError('an application was not written')
  return made.id
}
