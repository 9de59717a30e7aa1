import * as v from 'valibot'
import { ownPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Count, Cursor, flagText, Id, Instant, idText, Words } from '../core/fields.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import { DeadlineText, JOB_FORM_ENTRIES } from './job-form.ts'
import { JobCard } from './jobs.ts'
import { JOB_PHASES } from './own-job-rules.ts'

export const HIRING_LIMITS = { listedPlain: 500, perPage: 100, mostOpen: 200 } as const

const jobParams = v.object({ job_post_id: idText })

const ownJobEntries = {
  ...v.omit(JobCard, ['posted_at']).entries,
  /** Null while it is a draft. */
  posted_at: v.nullable(Instant),
  vacancies: v.nullable(Count),
  needs_cv: v.boolean(),
  phase: v.picklist(JOB_PHASES),
  /** Why staff have taken it off; null: they have not. */
  taken_off_reason: v.optional(v.nullable(v.string())),
  /** Not withdrawn. */
  applications: Count,
  /** Those that the employer has not looked at. */
  unseen: Count,
  shortlisted: Count,
  /** Of its last change: the client that changes it says which one it saw. */
  version: Count,
}

/** One's own job in the list of who hires. */
export const OwnJob = v.object(ownJobEntries)
export type OwnJob = v.InferOutput<typeof OwnJob>
export const OwnJobPage = ownPage(OwnJob)
export type OwnJobPage = v.InferOutput<typeof OwnJobPage>

/** Plain: an array of at most `listedPlain`, the latest first. With `limit` or `cursor`: a page. */
export const listOwnJobs = endpoint({
  method: 'GET',
  path: '/api/job_post/',
  where: { mine: 'true' },
  summary: 'One’s own jobs, the latest first: search, filter by phase, keyset pages',
  access: 'seller',
  query: v.object({
    mine: v.optional(v.literal('true')),
    q: v.optional(Words),
    phase: v.optional(v.picklist(JOB_PHASES)),
    limit: v.optional(v.pipe(idText, v.maxValue(HIRING_LIMITS.perPage))),
    cursor: v.optional(Cursor),
  }),
  answer: v.union([v.array(OwnJob), OwnJobPage]),
  offline: { keepDays: 90, noun: 'own-jobs', shape: 'list' },
})

/** What its employer needs to edit a job. */
export const OwnJobDetail = v.object({
  ...ownJobEntries,
  description: v.string(),
  description_state: v.string(),
  /** Absent in answers that were kept by earlier versions. */
  second_description: v.optional(v.string()),
  second_description_state: v.optional(v.string()),
  updated_at: Instant,
})
export type OwnJobDetail = v.InferOutput<typeof OwnJobDetail>

export const readOwnJob = endpoint({
  method: 'GET',
  path: '/api/job_post/{job_post_id}/own/',
  summary: 'One’s own job, to edit',
  access: 'seller',
  params: jobParams,
  answer: OwnJobDetail,
  offline: { keepDays: 90, noun: 'own-jobs', shape: 'detail' },
})

const LOGO = { files: { company_logo: PICTURE_UPLOAD }, mostBytes: 10 * 1024 * 1024, mostFields: 40 } as const
const texts = v.partial(v.object(v.entriesFromList(Object.keys(JOB_FORM_ENTRIES) as (keyof typeof JOB_FORM_ENTRIES)[], v.string()))).entries

/** Multipart. Its fields are texts; `contract/jobs/job-form.ts` judges them, here and in the form. */
export const createJob = endpoint({
  method: 'POST',
  path: '/api/job_post/create/',
  summary: 'Posts a job, or keeps it as a draft: multipart, with a logo as company_logo. The same client_key again is the same job',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 20,
  form: LOGO,
  body: v.object({ ...texts, is_published: v.optional(flagText), client_key: v.optional(ClientKey) }),
  answer: OwnJobDetail,
  offline: 'refuse',
})

export const updateJob = endpoint({
  method: 'PATCH',
  path: '/api/job_post/{job_post_id}/update/',
  summary: 'Changes a job: a field that is left out stays, an empty one is cleared. Refused as stale when it changed since the version named',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 60,
  form: LOGO,
  params: jobParams,
  body: v.object({
    ...texts,
    is_published: v.optional(flagText),
    /** `none` takes the logo away. */
    logo: v.optional(v.picklist(['none'])),
    /** The version that was seen; without one the change is made whatever happened meanwhile. */
    version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  }),
  answer: OwnJobDetail,
  offline: 'refuse',
})

export const switchJob = endpoint({
  method: 'POST',
  path: '/api/job_post/{job_post_id}/open/',
  summary: 'Closes a job before its time, opens it again, or extends its deadline; who has applied stays',
  access: 'seller',
  perMinute: 60,
  params: jobParams,
  body: v.object({ is_open: v.boolean(), /** `YYYY-MM-DD`; absent: stays. */ deadline: v.optional(DeadlineText) }),
  answer: OwnJob,
  offline: 'refuse',
})

export const removeJob = endpoint({
  method: 'DELETE',
  path: '/api/job_post/{job_post_id}/',
  summary: 'Throws a draft away; what was published is closed instead',
  access: 'seller',
  perMinute: 60,
  params: jobParams,
  answer: v.object({ removed: Id }),
  offline: 'refuse',
})

/** What the dashboard says of hiring. */
export const readHiringCounts = endpoint({
  method: 'GET',
  path: '/api/hiring/counts/',
  summary: 'How many jobs are open and close soon, and how many applications nobody has looked at',
  access: 'seller',
  answer: v.object({ open: Count, closing_soon: Count, applications: Count, unseen: Count, shortlisted: Count }),
  offline: { keepDays: 30, noun: 'hiring-counts', shape: 'detail' },
})
