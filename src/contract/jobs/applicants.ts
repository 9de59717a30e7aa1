import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, flagText, Id, Instant, idText, Words } from '../core/fields.ts'
import { someLines } from '../core/names.ts'
import { Cv } from './job-applications.ts'
import { JOB_EDUCATION, MOST_EXPERIENCE_YEARS } from './jobs-filter.ts'
import { APPLICATION_STATES, DECISIONS } from './own-job-rules.ts'

export const APPLICANT_LIMITS = { perPage: 100, exported: 5000, noteLongest: 2000 } as const

const applicationParams = v.object({ application_id: idText })

/** An application to the employer. One that was withdrawn has lost everything but its name and state. */
export const Applicant = v.object({
  application_id: Id,
  job_post_id: Id,
  state: v.picklist(APPLICATION_STATES),
  full_name: v.string(),
  phone_number: v.string(),
  email: v.string(),
  education: v.nullable(v.picklist(JOB_EDUCATION)),
  experience_years: Count,
  experience: v.string(),
  skills: v.array(v.string()),
  letter: v.string(),
  cv: v.nullable(Cv),
  /** The employer's own; no other user sees it. */
  note: v.string(),
  applied_at: Instant,
  state_at: Instant,
  version: Count,
})
export type Applicant = v.InferOutput<typeof Applicant>

export const APPLICANT_SORTS = ['newest', 'oldest', 'experience'] as const

export const listApplicants = endpoint({
  method: 'GET',
  path: '/api/job_applicant/',
  summary: 'Who applied for one’s own job: search in name, skills, letter and note, filter by state, education and experience',
  access: 'seller',
  query: v.object({
    job_post_id: idText,
    q: v.optional(Words),
    state: v.optional(v.picklist(APPLICATION_STATES)),
    education: v.optional(v.picklist(JOB_EDUCATION)),
    experience: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.maxValue(MOST_EXPERIENCE_YEARS))),
    has_cv: v.optional(flagText),
    sort: v.optional(v.picklist(APPLICANT_SORTS)),
    limit: v.optional(v.pipe(idText, v.maxValue(APPLICANT_LIMITS.perPage))),
    cursor: v.optional(Cursor),
  }),
  answer: v.object({
    results: v.array(Applicant),
    next_cursor: v.nullable(v.string()),
    total: Count,
    /** Of the whole job, whatever was asked. */
    counts: v.object(v.entriesFromList(APPLICATION_STATES, Count)),
  }),
  offline: { keepDays: 30, noun: 'applicants', shape: 'list' },
})

export const decideApplicant = endpoint({
  method: 'PATCH',
  path: '/api/job_applicant/{application_id}/',
  summary: 'What the employer makes of an application, and a note to oneself. The applicant is told of what is news. Refused as stale when it changed since',
  access: 'seller',
  perMinute: 120,
  params: applicationParams,
  body: v.object({
    state: v.optional(v.picklist(DECISIONS)),
    note: v.optional(someLines(APPLICANT_LIMITS.noteLongest)),
    version: v.optional(Count),
  }),
  answer: Applicant,
  offline: 'refuse',
})

export const downloadCv = endpoint({
  method: 'GET',
  path: '/api/job_applicant/{application_id}/cv/',
  summary: 'The CV of who applied for one’s own job, as a download; who has it has seen the application',
  access: 'seller',
  perMinute: 120,
  params: applicationParams,
  download: true,
  answer: v.unknown(),
  offline: 'never',
})
