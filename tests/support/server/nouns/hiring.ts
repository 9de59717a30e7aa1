import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts'
import { TEST_ORIGIN, type TestApp } from '../app.ts'
import { as, type SignedInPerson } from '../people.ts'
import { dayFromNow, type JobBranch } from './jobs.ts'

/** The fields of a job as its form gives them: open for ten days, in Dhaka. */
export const jobTexts = (branch: JobBranch, over: Record<string, string> = {}): Record<string, string> => ({
  title: 'গণিতের শিক্ষক',
  company: 'Rupsha School',
  salary_min: '২০,০০০',
  salary_max: '30000',
  job_type: 'Full-time',
  job_education_qualification: 'Bachelor',
  experience_years: '২',
  vacancies: '3',
  is_remote: 'false',
  division: 'Dhaka',
  district: 'Gazipur',
  job_location: 'Tongi, Station Road',
  deadline: dayFromNow(10),
  apply_link: '',
  needs_cv: 'true',
  job_category: String(branch.job_category),
  job_subcategory: String(branch.job_subcategory),
  job_subsubcategory: String(branch.job_subsubcategory),
  description: '<p>Teaching mathematics to three classes.</p>',
  ...over,
})

export interface JobSent {
  path: string
  method?: 'POST' | 'PATCH'
  texts: Record<string, string>
  logo?: Uint8Array<ArrayBuffer> | undefined
}

/** Sends the form of a job as a page of ours does. */
export function sendJob(
  app: Pick<TestApp, 'request'>,
  person: Pick<SignedInPerson, 'access'>,
  { path, method = 'POST', texts, logo }: JobSent,
): Promise<Response> {
  const body = new FormData()
  for (const [name, text] of Object.entries(texts)) body.append(name, text)
  if (logo) body.append('company_logo', new Blob([logo], { type: 'image/png' }), 'logo.png')
  return app.request(path, { method, body, headers: { ...as(person), origin: TEST_ORIGIN } })
}

/** A job that must be posted. */
export async function postedJob(app: Pick<TestApp, 'request'>, person: Pick<SignedInPerson, 'access'>, texts: Record<string, string>): Promise<OwnJobDetail> {
  const response = await sendJob(app, person, { path: '/api/job_post/create/', texts })
  if (response.status !== 200) throw new Error(`the job was refused: ${response.status} ${await response.text()}`)
  return response.json()
}
