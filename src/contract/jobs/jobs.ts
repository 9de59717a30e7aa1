import * as v from 'valibot'
import { cardPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id, Instant, idText, MediaPath } from '../core/fields.ts'
import { type ListQuery, listQuery } from '../core/filter-schema.ts'
import { JOB_EDUCATION, JOB_FILTER, JOB_TYPES } from './jobs-filter.ts'
import { JOBS } from './jobs-resource.ts'

/** Counting costs more than the page itself, and beyond `countedTo` no one reads on. */
export const JOB_LIMITS = { listedPlain: 500, perPage: 50, countedTo: 200, similar: 4 } as const

/** Taka a month, or none named. */
const Salary = v.nullable(Count)

/** One row of the list of jobs. @see Specification §2.7, §3 "Job post" */
export const JobCard = v.object({
  job_post_id: Id,
  title: v.string(),
  /** In the other language; empty where its employer gave none, absent in answers that were kept by earlier versions. */
  second_title: v.optional(v.string()),
  company: v.string(),
  company_logo: v.nullable(MediaPath),
  /** Index of the ground colour while the logo loads: contract/core/images.ts. */
  company_logo_tone: Count,
  salary_min: Salary,
  salary_max: Salary,
  job_type: v.picklist(JOB_TYPES),
  /** Null: none is asked for. */
  job_education_qualification: v.nullable(v.picklist(JOB_EDUCATION)),
  /** Years at least; 0: none. */
  experience_years: Count,
  /** As the employer writes it; the district stands beside it. Empty where a remote job names none. */
  job_location: v.string(),
  division: v.nullable(v.string()),
  district: v.nullable(v.string()),
  /** Its name in Bangla, so that no page needs the list of places. */
  district_bn: v.nullable(v.string()),
  is_remote: v.boolean(),
  /** The last moment at which one may apply. */
  deadline: Instant,
  posted_at: Instant,
  /** Where one applies elsewhere, http or https; null: in the app. */
  apply_link: v.nullable(v.string()),
  /** User id. */
  employer: Id,
  job_category: Id,
  job_subcategory: Id,
  job_subsubcategory: Id,
})
export type JobCard = v.InferOutput<typeof JobCard>

export const JobPage = cardPage(JobCard)
export type JobPage = v.InferOutput<typeof JobPage>

/** Everything the page of a job shows. What was published stays readable; `is_open` says whether one may apply. */
export const JobDetail = v.object({
  ...JobCard.entries,
  /** HTML, sanitized by the server when it was written. */
  description: v.string(),
  /** The same in the other language, empty where its employer gave none. */
  second_description: v.optional(v.string()),
  /** How many people are looked for; null: not said. */
  vacancies: v.nullable(Count),
  needs_cv: v.boolean(),
  /** Published, not closed by its employer, and before its deadline. */
  is_open: v.boolean(),
  /** It was closed before its time, by its employer or by staff. */
  is_closed: v.boolean(),
  /** Why staff have taken it off, then it says nothing else; null: they have not. Absent in answers that were kept by earlier versions. */
  taken_off_reason: v.optional(v.nullable(v.string())),
  /** Goes up when what was offered changes: an application says which offer it answers. */
  terms_version: Count,
  updated_at: Instant,
  category: v.object({ title: v.string(), title_bn: v.string() }),
  employer_profile: v.object({
    full_name: v.string(),
    slug: v.string(),
    member_since: Instant,
    is_verified: v.boolean(),
    /** What the badge is for. Absent in answers that were kept by earlier versions. */
    applicants_answered: v.optional(Count, 0),
    /** When staff saw the employer’s trade licence. */
    licence_seen_at: v.optional(v.nullable(Instant)),
    profile_picture: v.nullable(v.object({ url: MediaPath })),
  }),
  /** Open ones of the same kind, at most `JOB_LIMITS.similar`. */
  similar: v.array(JobCard),
})
export type JobDetail = v.InferOutput<typeof JobDetail>

/** The query of the list: every filter, the sort, and the page. */
export const JobQuery = listQuery(JOB_FILTER, { perPage: JOB_LIMITS.perPage })
export type JobQuery = ListQuery<typeof JOB_FILTER>

/** Plain: an array of at most `listedPlain` rows. With `limit` or `cursor`: a page. @see Specification §7; decisions §4 */
export const listJobs = endpoint({
  method: 'GET',
  path: JOBS.api.list,
  summary: 'Jobs that can be applied for: search, filters, keyset pages',
  access: 'anyone',
  query: JobQuery,
  answer: v.union([v.array(JobCard), JobPage]),
  offline: { keepDays: 30, noun: 'jobs', shape: 'list' },
})

export const readJob = endpoint({
  method: 'GET',
  path: JOBS.api.one,
  summary: 'One job with its description, its employer and similar ones',
  access: 'anyone',
  params: v.object({ job_post_id: idText }),
  answer: JobDetail,
  offline: { keepDays: 90, noun: 'jobs', shape: 'detail' },
})

/** A branch of the tree; three levels: no parent, then its children, then theirs. Ids are unique over all levels. */
export const JobCategory = v.object({ id: Id, title: v.string(), title_bn: v.string(), parent: v.nullable(Id) })
export type JobCategory = v.InferOutput<typeof JobCategory>

export const listJobCategories = endpoint({
  method: 'GET',
  path: '/api/job_category/',
  summary: 'The tree of job categories, parents before their children',
  access: 'anyone',
  answer: v.array(JobCategory),
  offline: { keepDays: 365, noun: 'job-categories', shape: 'list' },
})

/** What the worker keeps of this noun for all who use the phone. */
export const JOB_READS = [listJobs, readJob, listJobCategories] as const
