import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts'
import { type FormBase, formChanges } from '../../../state/drafts/form-changes.ts'
import { type JobTexts, textsOfJob } from './job-values.ts'

/** What is decided on as one thing: the fields of it. */
const JOB_PARTS = {
  company_logo: ['company_logo'],
  title: ['title'],
  company: ['company'],
  salary: ['salary_min', 'salary_max'],
  job_type: ['job_type'],
  vacancies: ['vacancies'],
  job_education_qualification: ['job_education_qualification'],
  experience_years: ['experience_years'],
  where: ['is_remote', 'division', 'district', 'job_location'],
  deadline: ['deadline'],
  apply: ['apply_by', 'apply_link', 'needs_cv'],
  category: ['job_category', 'job_subcategory', 'job_subsubcategory'],
  description: ['description', 'description_state'],
  other_language: ['second_title', 'second_description', 'second_description_state'],
} as const satisfies Record<string, readonly (keyof JobTexts)[]>
export type JobPart = keyof typeof JOB_PARTS

export const baseOf = (job: OwnJobDetail): FormBase<JobTexts> => ({ version: job.version, texts: textsOfJob(job), sent: {}, picture: job.company_logo })

export const JOB_CHANGES = formChanges<JobTexts, JobPart>({
  parts: JOB_PARTS,
  picture: 'company_logo',
  rich: ['description', 'other_language'],
  // The editor's own state of a text, and what belongs to the other way of applying, are not shown.
  compared: (part, { apply_by }) => {
    if (part === 'apply') return apply_by === 'link' ? ['apply_by', 'apply_link'] : ['apply_by', 'needs_cv']
    if (part === 'other_language') return ['second_title', 'second_description']
    return part === 'description' ? [part] : undefined
  },
})
