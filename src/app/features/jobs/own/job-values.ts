import * as v from 'valibot'
import type { Reason } from '#contract/core/reasons.ts'
import { dayOfDeadline, deadlineFault, JOB_FORM_ENTRIES, JobForm, type JobFormTexts } from '#contract/jobs/job-form.ts'
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts'
import type { DraftShape } from '../../../state/drafts/persisted-draft.ts'
import { judged } from '../../../ui/form/judged.ts'

/**
 * What stands in the form, valid or not. Of the logo only which one: the job's own (`kept`), a `new` one, or `none`. `apply_by` says whether people
 * apply here or elsewhere: what was typed for the other way stays while one changes one's mind.
 */
export type JobTexts = JobFormTexts & { company_logo: string; apply_by: string }

export const EMPTY_JOB: JobTexts = {
  ...(Object.fromEntries(Object.keys(JOB_FORM_ENTRIES).map((name) => [name, ''])) as JobFormTexts),
  is_remote: 'false',
  needs_cv: 'false',
  company_logo: 'none',
  apply_by: 'here',
}

const kept = v.fallback(v.string(), '')
const Kept = v.object(Object.fromEntries(Object.keys(EMPTY_JOB).map((name) => [name, kept])) as Record<keyof JobTexts, typeof kept>)

/** The fields as a draft left them; whatever does not fit any more is empty. */
function textsOfDraft(draft: unknown): JobTexts | undefined {
  const read = v.safeParse(Kept, draft)
  if (!read.success) return undefined
  const { is_remote, needs_cv, apply_by } = read.output
  return { ...read.output, is_remote: is_remote || 'false', needs_cv: needs_cv || 'false', apply_by: apply_by || 'here' }
}

export const JOB_DRAFT: DraftShape<JobTexts> = { textsOf: textsOfDraft, pictureField: 'company_logo' }
/** The names under which half-filled forms are kept: one for what is to be posted, and for what is posted again after a job; one for each that is changed. */
export const postName = (from?: number): string => (from === undefined ? 'job post' : `job post after ${from}`)
export const editName = (job_post_id: number): string => `job ${job_post_id}`

const textOf = (value: number | string | null): string => (value === null ? '' : String(value))

/** The form as the job is now. */
export const textsOfJob = (job: OwnJobDetail): JobTexts => ({
  title: job.title,
  company: job.company,
  company_logo: job.company_logo === null ? 'none' : 'kept',
  salary_min: textOf(job.salary_min),
  salary_max: textOf(job.salary_max),
  job_type: job.job_type,
  job_education_qualification: textOf(job.job_education_qualification),
  experience_years: job.experience_years === 0 ? '' : String(job.experience_years),
  vacancies: textOf(job.vacancies),
  is_remote: String(job.is_remote),
  division: textOf(job.division),
  district: textOf(job.district),
  job_location: job.job_location,
  deadline: dayOfDeadline(job.deadline),
  apply_by: job.apply_link === null ? 'here' : 'link',
  apply_link: textOf(job.apply_link),
  needs_cv: String(job.needs_cv),
  job_category: String(job.job_category),
  job_subcategory: String(job.job_subcategory),
  job_subsubcategory: String(job.job_subsubcategory),
  description: job.description,
  description_state: job.description_state,
  second_title: job.second_title ?? '',
  second_description: job.second_description ?? '',
  second_description_state: job.second_description_state ?? '',
})

/** A new job after one that was: with another deadline, and without its logo, which is fetched. */
export const textsAfter = (job: OwnJobDetail): JobTexts => ({ ...textsOfJob(job), deadline: '', company_logo: 'none' })

const say = (reason: Reason) => reason
const Choices = v.pipe(
  v.object({ apply_by: v.string(), apply_link: v.string() }),
  v.forward(
    v.check(({ apply_by, apply_link }) => apply_by === 'here' || apply_link.trim() !== '', say('required')),
    ['apply_link'],
  ),
  v.transform(({ apply_by }) => ({ apply_by })),
)

/** What belongs to the other way of applying is kept while one changes one's mind, but it is not looked at. */
const withoutHidden = (texts: JobTexts): JobTexts => ({
  ...texts,
  apply_link: texts.apply_by === 'here' ? '' : texts.apply_link,
  needs_cv: texts.apply_by === 'here' ? texts.needs_cv : 'false',
})

const Texts = v.custom<JobTexts>((texts) => typeof texts === 'object' && texts !== null)
// The schema of a job asks for less than a form has.
const Fields = v.pipe(
  Texts,
  v.transform(withoutHidden),
  v.transform((texts): v.InferInput<typeof JobForm> => texts as never),
  JobForm,
)
const Edited = v.intersect([Choices, Fields])
const Posted = v.intersect([
  Edited,
  v.pipe(
    v.object({ deadline: JOB_FORM_ENTRIES.deadline }),
    v.rawCheck(({ dataset, addIssue }) => {
      const fault = dataset.typed && deadlineFault(dataset.value.deadline, Date.now())
      if (fault) addIssue({ message: fault, path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'deadline', value: dataset.value.deadline }] })
    }),
  ),
])

export type FilledJob = v.InferOutput<typeof Edited>
export type JobSchema = v.GenericSchema<JobTexts, FilledJob>

/** The form of a job that is there. Whether its deadline may stand is for the service to say. */
export const EditedJob = judged(Edited) as JobSchema
/** To be posted: no applicant could apply for a job that is over by then. */
export const PostedJob = judged(Posted) as JobSchema

/** The fields as they are sent: all of them texts. */
export const textsToSend = (job: FilledJob): JobFormTexts => ({
  title: job.title,
  company: job.company,
  salary_min: textOf(job.salary_min),
  salary_max: textOf(job.salary_max),
  job_type: job.job_type,
  job_education_qualification: textOf(job.job_education_qualification),
  experience_years: String(job.experience_years),
  vacancies: textOf(job.vacancies),
  is_remote: String(job.is_remote),
  division: textOf(job.division),
  district: textOf(job.district),
  job_location: job.job_location,
  deadline: dayOfDeadline(job.deadline),
  apply_link: textOf(job.apply_link),
  needs_cv: String(job.needs_cv),
  job_category: String(job.job_category),
  job_subcategory: String(job.job_subcategory),
  job_subsubcategory: String(job.job_subsubcategory),
  description: job.description,
  description_state: job.description_state,
  second_title: job.second_title,
  second_description: job.second_description,
  second_description_state: job.second_description_state,
})
