import * as v from 'valibot'
import { Email } from '../accounts/account-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, flagText, Id, Instant, idText, MediaPath, MobileNumber } from '../core/fields.ts'
import { wholeTextOrNone } from '../core/form-values.ts'
import { oneLineRequired, someLines } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'
import { CV_UPLOAD, JOB_PROFILE_LIMITS } from './cv-files.ts'
import { JOB_EDUCATION, MOST_EXPERIENCE_YEARS } from './jobs-filter.ts'
import { APPLICATION_STATES } from './own-job-rules.ts'

const say = (reason: Reason) => reason

/** A CV that lies with the service; its bytes are had from `downloadOwnCv` and `downloadCv` alone. */
export const Cv = v.object({
  id: Id,
  name: v.string(),
  kind: v.picklist(['pdf', 'image']),
  bytes: Count,
  /** Whether it has parts that do something by themselves: scripts, programs, other files. Absent in what phones have kept from before. */
  is_active: v.optional(v.boolean(), false),
  added_at: Instant,
})
export type Cv = v.InferOutput<typeof Cv>

/** What applicants say of themselves to the employer: all of them texts, as a form has them; skills by lines or commas. */
export const JOB_PROFILE_ENTRIES = {
  full_name: oneLineRequired(JOB_PROFILE_LIMITS.nameLongest),
  phone_number: MobileNumber,
  email: Email,
  /** Empty: none. */
  education: v.pipe(
    v.optional(v.picklist(['', ...JOB_EDUCATION], say('does-not-fit')), ''),
    v.transform((level) => level || null),
  ),
  experience_years: v.pipe(
    v.optional(wholeTextOrNone(MOST_EXPERIENCE_YEARS), ''),
    v.transform((years) => years ?? 0),
  ),
  /** Where one has worked, and as what. */
  experience: v.optional(someLines(JOB_PROFILE_LIMITS.experienceLongest), ''),
  skills: v.pipe(
    v.optional(someLines(JOB_PROFILE_LIMITS.skillsLongest), ''),
    v.transform((text) => [...new Set(text.split(/[,\n،]/).map((one) => one.trim()))].filter(Boolean)),
    v.maxLength(JOB_PROFILE_LIMITS.mostSkills, say('too-many')),
    v.check((skills) => skills.every((one) => [...one].length <= JOB_PROFILE_LIMITS.skillLongest), say('too-long')),
  ),
}
/** The form of the profile; the same on both sides. */
export const JobProfileForm = v.object(JOB_PROFILE_ENTRIES)
export type JobProfileForm = v.InferOutput<typeof JobProfileForm>
/** Every field as text. */
export type JobProfileTexts = { [K in keyof typeof JOB_PROFILE_ENTRIES]: string }

/** What one has said of oneself; null before that. */
export const JobProfile = v.object({
  full_name: v.string(),
  phone_number: v.string(),
  email: v.string(),
  education: v.nullable(v.picklist(JOB_EDUCATION)),
  experience_years: Count,
  experience: v.string(),
  skills: v.array(v.string()),
  cv: v.nullable(Cv),
  updated_at: Instant,
})
export type JobProfile = v.InferOutput<typeof JobProfile>

const texts = v.partial(v.object(v.entriesFromList(Object.keys(JOB_PROFILE_ENTRIES) as (keyof typeof JOB_PROFILE_ENTRIES)[], v.string()))).entries
/** As many texts as there are fields, and a little room; the file is counted apart. */
const WITH_CV = { files: { cv: CV_UPLOAD }, mostBytes: CV_UPLOAD.mostBytes + 512 * 1024, mostFields: 40 } as const

export const readJobProfile = endpoint({
  method: 'GET',
  path: '/api/job_profile/',
  summary: 'What one has said of oneself to those who hire; null before that',
  access: 'signed-in',
  answer: v.nullable(JobProfile),
  offline: { keepDays: 365, noun: 'job-profile', shape: 'detail' },
})

export const saveJobProfile = endpoint({
  method: 'POST',
  path: '/api/job_profile/',
  summary: 'What one says of oneself: multipart, every field, with a CV as cv (PDF or picture); `cv_removed` takes it away',
  access: 'signed-in',
  perMinute: 20,
  form: WITH_CV,
  body: v.object({ ...texts, cv_removed: v.optional(flagText) }),
  answer: JobProfile,
  offline: 'refuse',
})

export const removeJobProfile = endpoint({
  method: 'DELETE',
  path: '/api/job_profile/',
  summary: 'Takes one’s profile and CV back; applications that were sent keep what they were sent with',
  access: 'signed-in',
  perMinute: 10,
  answer: v.object({ removed: v.literal(true) }),
  offline: 'refuse',
})

/** An application to who made it. */
export const OwnApplication = v.object({
  application_id: Id,
  job_post_id: Id,
  title: v.string(),
  company: v.string(),
  company_logo: v.nullable(MediaPath),
  company_logo_tone: Count,
  deadline: Instant,
  is_open: v.boolean(),
  state: v.picklist(APPLICATION_STATES),
  letter: v.string(),
  cv: v.nullable(Cv),
  applied_at: Instant,
  state_at: Instant,
})
export type OwnApplication = v.InferOutput<typeof OwnApplication>

/**
 * Applies: multipart, so that a CV can come along; kept by the phone while there is no network. Without a file, `cv_id` names one that lies with
 * the service. What is said here of oneself becomes the profile. One application to a job: a second one is refused, one that was withdrawn
 * stands again.
 */
export const applyToJob = endpoint({
  method: 'POST',
  path: '/api/job_application/',
  summary:
    'Applies for a job with one’s profile, a letter and a CV. job-closed: it cannot be applied for any more; job-changed: it offers something else by now',
  access: 'signed-in',
  isPublicWriting: true,
  perMinute: 20,
  form: WITH_CV,
  once: true,
  body: v.object({
    ...texts,
    job_post: idText,
    /** The offer that was seen; without one it is taken as it is. */
    terms_version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
    letter: v.optional(someLines(JOB_PROFILE_LIMITS.letterLongest), ''),
    /** One that lies with the service; a file goes by the name `cv`. */
    cv_id: v.optional(idText),
  }),
  answer: OwnApplication,
  offline: 'queue',
})

export const listOwnApplications = endpoint({
  method: 'GET',
  path: '/api/job_application/',
  summary: 'One’s own applications, the latest first',
  access: 'signed-in',
  answer: v.array(OwnApplication),
  offline: { keepDays: 90, noun: 'applications', shape: 'list' },
})

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/api/job_application/{application_id}/withdraw/',
  summary: 'Takes an application back: its employer sees that it was, and nothing else of it',
  access: 'signed-in',
  perMinute: 30,
  params: v.object({ application_id: idText }),
  answer: OwnApplication,
  offline: 'refuse',
})

export const downloadOwnCv = endpoint({
  method: 'GET',
  path: '/api/job_profile/cv/{cv_id}/',
  summary: 'The bytes of one’s own CV',
  access: 'signed-in',
  perMinute: 60,
  params: v.object({ cv_id: idText }),
  download: true,
  answer: v.unknown(),
  offline: 'never',
})
