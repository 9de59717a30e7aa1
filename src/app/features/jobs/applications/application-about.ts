import * as v from 'valibot'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import { JOB_EDUCATION, JOB_TYPES } from '#contract/jobs/jobs-filter.ts'

const Taka = v.nullable(v.number())

/** What one was offered, as far as a changed offer is another one. @see `terms_version` */
const Terms = v.object({
  title: v.string(),
  company: v.string(),
  salary_min: Taka,
  salary_max: Taka,
  job_type: v.picklist(JOB_TYPES),
  job_location: v.string(),
  district: v.nullable(v.string()),
  district_bn: v.nullable(v.string()),
  is_remote: v.boolean(),
  job_education_qualification: v.nullable(v.picklist(JOB_EDUCATION)),
  experience_years: v.number(),
})
export type Terms = v.InferOutput<typeof Terms>

/** What is shown of an application that the service has not acknowledged. */
const About = v.object({
  job_post_id: v.number(),
  deadline: v.pipe(v.string(), v.isoTimestamp()),
  terms: Terms,
  cv_name: v.nullable(v.string()),
})
export type ApplicationAbout = v.InferOutput<typeof About>

export const termsOf = (job: Terms): Terms => {
  const { title, company, salary_min, salary_max, job_type, job_location, district, district_bn, is_remote } = job
  const { job_education_qualification, experience_years } = job
  return { title, company, salary_min, salary_max, job_type, job_location, district, district_bn, is_remote, job_education_qualification, experience_years }
}

export const aboutOf = (job: JobDetail, cv_name: string | null): ApplicationAbout => ({
  job_post_id: job.job_post_id,
  deadline: job.deadline,
  terms: termsOf(job),
  cv_name,
})

/** Reads it from the phone; undefined when another version of the app wrote it in a shape unknown here. */
export function readApplicationAbout(value: unknown): ApplicationAbout | undefined {
  const read = v.safeParse(About, value)
  return read.success ? read.output : undefined
}
