import { and, eq, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { JobForm } from '#contract/jobs/job-form.ts'
import type { createJob as contract, OwnJobDetail } from '#contract/jobs/own-jobs.ts'
import { cleanTexts } from '../../../adapters/rich-texts.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { requireTextsFit } from '../../../db/accounts/unverified.ts'
import { isTaken, isUndone } from '../../../db/connection/faults.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { jobTermColumn, learnJobTerms } from '../../../db/jobs/job-words.ts'
import { requireShopStands } from '../../../db/sellers/shop-off.ts'
import { job_posts } from '../../../db/tables/jobs.ts'
import { JOB_RICH_TEXTS, jobFields } from './job-fields.ts'
import type { HiringTools } from './parts.ts'
import { readOwnJob } from './read-own-job.ts'
import { requireBranch } from './require-branch.ts'
import { requireDeadline, requireRoom } from './require-open.ts'
import { storeLogo } from './store-logo.ts'

interface Posted {
  employer: number
  body: v.InferOutput<typeof contract.body>
  logo: Uint8Array | undefined
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Posts a job, or keeps it as a draft. What a phone sends again under its `client_key` is the job that it made the first time.
 * @throws {Problem} bad-input — with the fields at fault; too-many-requests — uploads of this employer; unsupported-media, too-large, busy,
 * pictures-full — as `Pictures` says; shop-taken-off; unverified-limit.
 */
export async function createJob(tools: HiringTools, { employer, body, logo, now }: Posted): Promise<OwnJobDetail> {
  const { db } = tools
  const before = await jobOfKey(db, employer, body.client_key)
  if (before !== undefined) return readOwnJob(db, { employer, job_post_id: before, now })
  await requireShopStands(db, employer)
  await tools.countWrite(employer)
  const clean = await cleanTexts(body, JOB_RICH_TEXTS)
  await requireTextsFit(db, { user_id: employer, sent: clean.texts })
  const fields = jobFields({ ...body, ...clean.texts }, clean.faults)
  requireDeadline(fields.deadline, now)
  await requireBranch(db, fields)
  const picture = logo && (await storeLogo(tools, { employer }, logo))
  const job_post_id = await write(db, { fields, employer, body, now, picture }).catch(async (error: unknown) => {
    if (picture && isUndone(error)) await tools.pictures.drop(picture.company_logo)
    const twin = isTaken(error) ? await jobOfKey(db, employer, body.client_key) : undefined
    if (twin === undefined) throw error
    return twin
  })
  return readOwnJob(db, { employer, job_post_id, now })
}

interface Written extends Omit<Posted, 'logo'> {
  fields: JobForm
  picture: { company_logo: string; company_logo_tone: number } | undefined
}

function write(db: Database['db'], { fields, employer, body, now, picture }: Written): Promise<number> {
  const { is_published = true, client_key = null } = body
  return inTransaction(db, async (tx) => {
    await holdPerson(tx, employer)
    await requireShopStands(tx, employer)
    if (is_published) await requireRoom(tx, { employer, now })
    const [terms] = await learnJobTerms(tx, [fields])
    const [made] = await tx
      .insert(job_posts)
      .values({ ...fields, ...picture, ...jobTermColumn(terms), employer, client_key, published_at: is_published ? sql`now()` : null })
      .returning({ id: job_posts.id })
    if (!made) throw new TypeError('a job was written and has no id')
    return made.id
  })
}

/** The job that a phone made under its key; undefined when it made none. */
async function jobOfKey(db: Pick<Database['db'], 'select'>, employer: number, client_key: string | undefined): Promise<number | undefined> {
  if (client_key === undefined) return undefined
  const [row] = await db
    .select({ id: job_posts.id })
    .from(job_posts)
    .where(and(eq(job_posts.employer, employer), eq(job_posts.client_key, client_key)))
  return row?.id
}
