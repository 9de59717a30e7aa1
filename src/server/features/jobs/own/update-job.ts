import { eq, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { dayOfDeadline, type JobForm, type JobFormTexts } from '#contract/jobs/job-form.ts'
import { jobPhase } from '#contract/jobs/own-job-rules.ts'
import type { updateJob as contract, OwnJobDetail } from '#contract/jobs/own-jobs.ts'
import { type CleanTexts, cleanTexts } from '../../../adapters/rich-texts.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { requireTextsFit } from '../../../db/accounts/unverified.ts'
import { isUndone } from '../../../db/connection/faults.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import { jobTermColumn, learnJobTerms } from '../../../db/jobs/job-words.ts'
import { holdOwnJob, type JobRow, ownJob } from '../../../db/jobs/own-job.ts'
import { requireShopStands } from '../../../db/sellers/shop-off.ts'
import { job_posts } from '../../../db/tables/jobs.ts'
import { JOB_RICH_TEXTS, jobFields } from './job-fields.ts'
import type { HiringTools } from './parts.ts'
import { readOwnJob, type Whose } from './read-own-job.ts'
import { requireBranch } from './require-branch.ts'
import { requireDeadline, requireRoom } from './require-open.ts'
import { storeLogo } from './store-logo.ts'

interface Change {
  body: v.InferOutput<typeof contract.body>
  logo: Uint8Array | undefined
}

/** Of every change by its employer. */
export const changed = { version: sql`${job_posts.version} + 1`, updated_at: sql`now()` }

/** What an application answers: where one of these changes, it is another offer. The title in the other language says the same once more. */
const OFFER = [
  'title',
  'company',
  'salary_min',
  'salary_max',
  'job_type',
  'job_education_qualification',
  'experience_years',
  'is_remote',
  'division',
  'district',
  'job_location',
] as const satisfies (keyof JobForm & keyof JobRow)[]

/**
 * Changes a job: what is left out stays, what is empty is cleared, and the whole must still be what could be posted. What was published stays so.
 * @throws {Problem} not-found — there is none, or it is another user's; stale — it changed since `version`; bad-input — with the fields at
 * fault; too-many-requests, unsupported-media, too-large, busy, pictures-full — of the logo; shop-taken-off — it would open; unverified-limit.
 */
export async function updateJob(tools: HiringTools, whose: Whose, { body, logo }: Change): Promise<OwnJobDetail> {
  const { db } = tools
  const { employer, now } = whose
  // Before a picture is worked on; what changes in between is judged again.
  const seen = await ownJob(db, whose)
  await tools.countWrite(employer)
  const clean = await cleanTexts(body, JOB_RICH_TEXTS)
  await requireTextsFit(db, { user_id: employer, sent: clean.texts, before: seen })
  const planned = planFields(seen, body, clean)
  planChange(seen, planned, { body, now })
  await requireBranch(db, planned)
  const kept = logo && (await storeLogo(tools, { employer, replaces: seen.company_logo }, logo))
  const picture = kept ?? (body.logo === 'none' ? { company_logo: null, company_logo_tone: 0 } : undefined)
  try {
    const before = await inTransaction(db, async (tx) => {
      // Before the job, as a farewell does.
      await holdPerson(tx, employer)
      const held = await holdOwnJob(tx, whose)
      const { fields, opens, isOtherOffer } = planChange(held, held.version === seen.version ? planned : planFields(held, body, clean), { body, now })
      await requireBranch(tx, fields)
      if (opens) {
        await requireShopStands(tx, employer)
        await requireRoom(tx, { employer, now, besides: held.id })
      }
      const [terms] = await learnJobTerms(tx, [fields])
      await tx
        .update(job_posts)
        .set({
          ...fields,
          ...picture,
          ...jobTermColumn(terms),
          ...changed,
          ...(isOtherOffer && { terms_version: sql`${job_posts.terms_version} + 1` }),
          ...(body.is_published && held.published_at === null && { published_at: sql`now()` }),
        })
        .where(eq(job_posts.id, held.id))
      return held.company_logo
    })
    if (picture) await tools.pictures.drop(before)
  } catch (error) {
    if (kept && isUndone(error)) await tools.pictures.drop(kept.company_logo)
    throw error
  }
  return readOwnJob(db, whose)
}

/** What the fields of a job would come to by a change. @throws {Problem} stale; bad-input — with the fields at fault. */
function planFields(row: JobRow, body: Change['body'], clean: CleanTexts<(typeof JOB_RICH_TEXTS)[number]>): JobForm {
  if (body.version !== undefined && body.version !== row.version) throw new Problem('stale', { facts: { version: row.version } })
  return jobFields({ ...merged(row, body), ...clean.texts }, clean.faults)
}

interface Plan {
  fields: JobForm
  /** Applying was not possible before the change, and is possible after it. */
  opens: boolean
  isOtherOffer: boolean
}

/** What a job would come to by a change. @throws {Problem} as `updateJob` says. */
function planChange(row: JobRow, planned: JobForm, { body, now }: { body: Change['body']; now: number }): Plan {
  if (body.is_published === false && row.published_at !== null) throw new Problem('bad-input', { fields: { is_published: 'does-not-fit' } })
  const before = { ...row, deadline: new Date(row.deadline).toISOString() }
  // Another moment of the same day is the deadline that stands.
  const isSameDay = dayOfDeadline(planned.deadline) === dayOfDeadline(before.deadline)
  const fields = { ...planned, deadline: isSameDay ? before.deadline : planned.deadline }
  const published_at = row.published_at ?? (body.is_published ? before.deadline : null)
  const opens = jobPhase(before, now) !== 'open' && jobPhase({ ...before, published_at, deadline: fields.deadline }, now) === 'open'
  // A deadline that was good once may be over: what else is wrong with the job can still be put right.
  if (fields.deadline !== before.deadline || (row.published_at === null && body.is_published)) requireDeadline(fields.deadline, now)
  return { fields, opens, isOtherOffer: OFFER.some((name) => fields[name] !== row[name]) }
}

const textOf = (value: string | number | boolean | null) => (value === null ? '' : String(value))

/** The fields as their employer sees them, with what was sent in their place. */
function merged(row: JobRow, body: Change['body']): JobFormTexts {
  const texts: JobFormTexts = {
    title: row.title,
    second_title: row.second_title,
    company: row.company,
    salary_min: textOf(row.salary_min),
    salary_max: textOf(row.salary_max),
    job_type: row.job_type,
    job_education_qualification: textOf(row.job_education_qualification),
    experience_years: textOf(row.experience_years),
    vacancies: textOf(row.vacancies),
    is_remote: textOf(row.is_remote),
    division: textOf(row.division),
    district: textOf(row.district),
    job_location: row.job_location,
    deadline: dayOfDeadline(row.deadline),
    apply_link: textOf(row.apply_link),
    needs_cv: textOf(row.needs_cv),
    job_category: textOf(row.job_category),
    job_subcategory: textOf(row.job_subcategory),
    job_subsubcategory: textOf(row.job_subsubcategory),
    description: row.description,
    // Another markup than the editor's own state of it would be lost as soon as the editor opens.
    description_state: body.description === undefined ? row.description_state : '',
    second_description: row.second_description,
    second_description_state: body.second_description === undefined ? row.second_description_state : '',
  }
  for (const name of Object.keys(texts) as (keyof JobFormTexts)[]) texts[name] = body[name] ?? texts[name]
  return texts
}
