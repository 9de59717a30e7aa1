import { and, eq, sql } from 'drizzle-orm'
import type { Download } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { JobProfile, JobProfileForm } from '#contract/jobs/job-applications.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { isUndone } from '../../../db/connection/faults.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { job_cvs, job_profiles } from '../../../db/tables/jobs.ts'
import type { ApplicationParts } from './parts.ts'
import { CV_COLUMNS, dropLooseCvs, noteCv, storeCv } from './store-cv.ts'

/** What one has said of oneself; null before that. */
export async function readJobProfile(db: Pick<Database['db'], 'select'>, user_id: number): Promise<JobProfile | null> {
  const { full_name, phone_number, email, education, experience_years, experience, skills, updated_at } = job_profiles
  const [profile] = await db
    .select({ full_name, phone_number, email, education, experience_years, experience, skills, updated_at, cv: CV_COLUMNS })
    .from(job_profiles)
    .leftJoin(job_cvs, eq(job_cvs.id, job_profiles.cv))
    .where(eq(job_profiles.user_id, user_id))
  return profile ?? null
}

interface SavedProfile {
  form: JobProfileForm
  /** A CV as it came. */
  sent: Uint8Array | undefined
  /** Takes away the one that is there; one that was sent takes its place anyway. */
  isCvRemoved: boolean
}

/** Saves it. @throws {Problem} as `storeCv` */
export async function saveJobProfile(
  tools: ApplicationParts & { db: Database['db'] },
  user_id: number,
  { form, sent, isCvRemoved }: SavedProfile,
): Promise<JobProfile> {
  const { db, privateFiles } = tools
  const stored = sent && (await storeCv(tools, user_id, sent))
  try {
    await inTransaction(db, async (tx) => {
      await holdPerson(tx, user_id)
      const cv = stored && (await noteCv(tx, user_id, { stored, full_name: form.full_name }))
      await writeJobProfile(tx, user_id, { ...form, cv: cv ?? (isCvRemoved ? null : undefined) })
    })
  } catch (error) {
    // Where the outcome is unknown, the file is swept unless a row has it.
    if (stored && isUndone(error)) await privateFiles.remove(stored.key)
    throw error
  }
  await dropLooseCvs(tools, db, user_id)
  const profile = await readJobProfile(db, user_id)
  if (!profile) throw new Problem('not-found')
  return profile
}

/** Writes all of it; the CV only where one is given, or `null`. */
export async function writeJobProfile(tx: Tx, user_id: number, profile: JobProfileForm & { cv: number | null | undefined }): Promise<void> {
  const row = { ...profile, updated_at: sql`now()` }
  await tx
    .insert(job_profiles)
    .values({ user_id, ...row })
    .onConflictDoUpdate({ target: job_profiles.user_id, set: row })
}

/** Takes it back, with its CV unless an application has that too. */
export async function removeJobProfile(tools: Pick<ApplicationParts, 'privateFiles'> & { db: Database['db'] }, user_id: number): Promise<void> {
  await tools.db.delete(job_profiles).where(eq(job_profiles.user_id, user_id))
  await dropLooseCvs(tools, tools.db, user_id)
}

/** One's own CV. @throws {Problem} not-found — there is none, or it is another user's. */
export async function downloadOwnCv(tools: Pick<ApplicationParts, 'privateFiles'> & { db: Database['db'] }, user_id: number, cv_id: number): Promise<Download> {
  const [cv] = await tools.db
    .select({ key: job_cvs.key, kind: job_cvs.kind, name: job_cvs.name })
    .from(job_cvs)
    .where(and(eq(job_cvs.id, cv_id), eq(job_cvs.user_id, user_id)))
  return cvDownload(tools, cv)
}

/** @throws {Problem} not-found — there is none, or its bytes are gone. */
export async function cvDownload(
  { privateFiles }: Pick<ApplicationParts, 'privateFiles'>,
  cv: { key: string; kind: 'pdf' | 'image'; name: string } | undefined,
): Promise<Download> {
  const bytes = cv && (await privateFiles.get(cv.key))
  if (!bytes) throw new Problem('not-found')
  return { bytes, type: cv.kind === 'pdf' ? 'application/pdf' : 'image/jpeg', file_name: cv.name }
}
