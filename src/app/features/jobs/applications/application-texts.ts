import * as v from 'valibot'
import { someLines } from '#contract/core/names.ts'
import { JOB_PROFILE_LIMITS } from '#contract/jobs/cv-files.ts'
import { JOB_PROFILE_ENTRIES, type JobProfile, JobProfileForm, type JobProfileTexts } from '#contract/jobs/job-applications.ts'

/** What is typed to apply: what one says of oneself, and the letter. All of them texts. */
export type ApplicationTexts = JobProfileTexts & { letter: string }

export const ApplicationForm = v.object({ ...JOB_PROFILE_ENTRIES, letter: v.optional(someLines(JOB_PROFILE_LIMITS.letterLongest), '') })

const NO_PROFILE: JobProfileTexts = { full_name: '', phone_number: '', email: '', education: '', experience_years: '', experience: '', skills: '' }
export const NO_TEXTS: ApplicationTexts = { ...NO_PROFILE, letter: '' }

export const PROFILE_FIELDS = Object.keys(NO_PROFILE) as (keyof JobProfileTexts)[]

/** As a form has it. @param phone writes a stored number as people read it */
export const textsOfProfile = (
  { full_name, phone_number, email, education, experience_years, experience, skills }: JobProfile,
  phone: (number: string) => string,
): JobProfileTexts => ({
  full_name,
  phone_number: phone(phone_number),
  email,
  education: education ?? '',
  experience_years: experience_years === 0 ? '' : String(experience_years),
  experience,
  skills: skills.join(', '),
})

/** The texts among what the phone has kept, whichever version of the app wrote it; what is missing is empty. */
export const textsIn = (kept: unknown): ApplicationTexts => {
  const read = v.safeParse(v.record(v.string(), v.unknown()), kept)
  const held: Record<string, unknown> = read.success ? read.output : {}
  const known = Object.entries(held).filter((one): one is [string, string] => one[0] in NO_TEXTS && typeof one[1] === 'string')
  return { ...NO_TEXTS, ...Object.fromEntries(known) }
}

/** Only what one says of oneself. */
export const profileIn = (texts: ApplicationTexts): JobProfileTexts => {
  const { letter: _, ...profile } = texts
  return profile
}

/** Whether it could be sent as it is. */
export const isWhole = (texts: JobProfileTexts): boolean => v.is(JobProfileForm, texts)
