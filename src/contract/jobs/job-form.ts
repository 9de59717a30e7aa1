import * as v from 'valibot'
import { flagText } from '../core/fields.ts'
import { webAddress, wholeTextOrNone } from '../core/form-values.ts'
import { oneLine, oneLineRequired } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'
import { foldDigits } from '../core/text.ts'
import { DAY_MS, dhakaDay, dhakaDayBounds, isRealDay } from '../core/time.ts'
import { isPlace } from '../places.ts'
import { editorState, richText } from '../rich-text-fields.ts'
import { isOtherLanguage, isTitled, saidOrNone, secondText, secondTitle, titleText } from '../second-language.ts'
import { JOB_EDUCATION, JOB_TYPES, MOST_EXPERIENCE_YEARS } from './jobs-filter.ts'

export const JOB_FORM_LIMITS = {
  titleLongest: 80,
  companyLongest: 80,
  locationLongest: 200,
  salaryMost: 10_000_000,
  vacanciesMost: 10_000,
  /** No deadline is further away: what is open for longer is forgotten. */
  deadlineDaysMost: 180,
} as const

const say = (reason: Reason) => reason
const branch = v.pipe(v.string(say('required')), v.minLength(1, say('required')), v.regex(/^[1-9]\d{0,8}$/, say('does-not-fit')), v.transform(Number))

/** The last moment of a day in Dhaka, to the second. @param day `YYYY-MM-DD`, a real day */
export const deadlineOf = (day: string): string => new Date(Date.parse(dhakaDayBounds(day).to) - 1000).toISOString()
/** The day of a deadline, as a date field shows it. @param deadline ISO 8601 */
export const dayOfDeadline = (deadline: string): string => dhakaDay(deadline)

/** A day as a date field gives it, Bangla digits too; gives its last moment, ISO 8601 UTC. */
export const DeadlineText = v.pipe(
  v.string(say('required')),
  v.transform((text) => foldDigits(text.trim())),
  v.minLength(1, say('required')),
  v.check(isRealDay, say('not-a-time')),
  v.transform(deadlineOf),
)

/** The fields of a job as its employer types them: all of them texts. */
export const JOB_FORM_ENTRIES = {
  title: titleText(JOB_FORM_LIMITS.titleLongest),
  second_title: secondTitle(JOB_FORM_LIMITS.titleLongest),
  company: oneLineRequired(JOB_FORM_LIMITS.companyLongest),
  /** Taka a month; both, one or none. */
  salary_min: v.optional(wholeTextOrNone(JOB_FORM_LIMITS.salaryMost, 1), ''),
  salary_max: v.optional(wholeTextOrNone(JOB_FORM_LIMITS.salaryMost, 1), ''),
  job_type: v.picklist(JOB_TYPES, say('required')),
  /** Empty: none is asked for. */
  job_education_qualification: v.pipe(
    v.optional(v.picklist(['', ...JOB_EDUCATION], say('does-not-fit')), ''),
    v.transform((level) => level || null),
  ),
  experience_years: v.pipe(
    v.optional(wholeTextOrNone(MOST_EXPERIENCE_YEARS), ''),
    v.transform((years) => years ?? 0),
  ),
  vacancies: v.optional(wholeTextOrNone(JOB_FORM_LIMITS.vacanciesMost, 1), ''),
  is_remote: v.optional(flagText, 'false'),
  division: v.optional(v.string(), ''),
  district: v.optional(v.string(), ''),
  job_location: v.optional(oneLine(JOB_FORM_LIMITS.locationLongest), ''),
  deadline: DeadlineText,
  /** Empty: people apply in the app. */
  apply_link: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500, say('too-long'))), ''),
  needs_cv: v.optional(flagText, 'false'),
  job_category: branch,
  job_subcategory: branch,
  job_subsubcategory: branch,
  description: richText,
  description_state: editorState,
  second_description: secondText,
  second_description_state: editorState,
}

/**
 * A job as it is posted and edited; the same on both sides. Whether the deadline is to come is asked where the time is known: `deadlineFault`.
 * A place is needed unless the work can be done from anywhere.
 */
export const JobForm = v.pipe(
  v.object(JOB_FORM_ENTRIES),
  v.forward(
    v.partialCheck(
      [['salary_min'], ['salary_max']],
      ({ salary_min, salary_max }) => salary_min === null || salary_max === null || salary_min <= salary_max,
      say('below-least'),
    ),
    ['salary_max'],
  ),
  v.forward(
    v.partialCheck(
      [['is_remote'], ['division'], ['district']],
      ({ is_remote, division, district }) => (is_remote && district === '') || isPlace(division, district),
      say('not-a-place'),
    ),
    ['district'],
  ),
  v.forward(
    v.partialCheck([['is_remote'], ['job_location']], ({ is_remote, job_location }) => is_remote || job_location !== '', say('required')),
    ['job_location'],
  ),
  v.forward(
    v.partialCheck([['apply_link']], ({ apply_link }) => apply_link === '' || webAddress(apply_link) !== undefined, say('not-a-url')),
    ['apply_link'],
  ),
  v.forward(v.partialCheck([['title'], ['second_title']], isOtherLanguage, say('same-language')), ['second_title']),
  v.forward(
    v.partialCheck(
      [['second_title'], ['second_description']],
      ({ second_title, second_description }) => isTitled(second_title, [second_description]),
      say('required'),
    ),
    ['second_title'],
  ),
  v.transform((form) => ({
    ...form,
    second_description: saidOrNone(form.second_description),
    division: form.district === '' ? null : form.division,
    district: form.district || null,
    apply_link: form.apply_link === '' ? null : (webAddress(form.apply_link) ?? null),
  })),
)
export type JobForm = v.InferOutput<typeof JobForm>
/** Every field as text. */
export type JobFormTexts = { [K in keyof typeof JOB_FORM_ENTRIES]: string }

/** What is wrong with a deadline at a moment; undefined: nothing. @param deadline ISO 8601; @param now milliseconds since the epoch */
export function deadlineFault(deadline: string, now: number): Reason | undefined {
  const ms = Date.parse(deadline)
  if (ms < now) return 'in-the-past'
  return ms > now + JOB_FORM_LIMITS.deadlineDaysMost * DAY_MS ? 'too-far' : undefined
}
