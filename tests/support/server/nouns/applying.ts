import type * as v from 'valibot'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { listApplicants } from '#contract/jobs/applicants.ts'
import type { OwnApplication } from '#contract/jobs/job-applications.ts'
import { TEST_ORIGIN, type TestApp } from '../app.ts'
import { as, type SignedInPerson } from '../people.ts'

type Asking = Pick<TestApp, 'request'>
type Who = Pick<SignedInPerson, 'access'>

export const NASRIN = {
  full_name: 'Nasrin Akter',
  phone_number: '01712345678',
  email: 'nasrin@mail.example',
  education: 'HSC',
  experience_years: '৩',
  experience: 'Sold saris at Rupsha Ghat.',
  skills: 'Sewing, Excel',
}

export interface Cv {
  bytes: Uint8Array<ArrayBuffer>
  type?: string
  name?: string
}

/** A form as a page of ours sends it. */
export function sendTexts(
  app: Asking,
  who: Who,
  { path, texts, cv, key }: { path: string; texts: Record<string, string>; cv?: Cv | undefined; key?: string | undefined },
): Promise<Response> {
  const body = new FormData()
  for (const [name, text] of Object.entries(texts)) body.append(name, text)
  if (cv) body.append('cv', new Blob([cv.bytes], { type: cv.type ?? 'application/pdf' }), cv.name ?? 'cv.pdf')
  return app.request(path, { method: 'POST', body, headers: { ...as(who), origin: TEST_ORIGIN, ...(key !== undefined && { 'idempotency-key': key }) } })
}

export interface Applying {
  job: number
  over?: Record<string, string>
  cv?: Cv | undefined
  key?: string
}

export const apply = (app: Asking, who: Who, { job, over = {}, cv, key }: Applying): Promise<Response> =>
  sendTexts(app, who, { path: '/api/job_application/', texts: { ...NASRIN, job_post: String(job), letter: 'I live nearby.', ...over }, cv, key })

/** An application that must be taken. */
export async function applied(app: Asking, who: Who, applying: Applying): Promise<OwnApplication> {
  const response = await apply(app, who, applying)
  if (response.status !== 200) throw new Error(`the application was refused: ${response.status} ${await response.text()}`)
  return response.json()
}

export const saveProfile = (app: Asking, who: Who, { cv, ...over }: { cv?: Cv; cv_removed?: string } = {}): Promise<Response> =>
  sendTexts(app, who, { path: '/api/job_profile/', texts: { ...NASRIN, ...over }, cv })

/** Sends a change as a person, in JSON. */
export const change = (app: Asking, who: Who, { path, method = 'PATCH', body = {} }: { path: string; method?: string; body?: object }): Promise<Response> =>
  app.request(path, { method, body: JSON.stringify(body), headers: { ...as(who), 'content-type': 'application/json', origin: TEST_ORIGIN } })

export const read = (app: Asking, who: Who, path: string): Promise<Response> => app.request(path, { headers: as(who) })

export const decide = (app: Asking, who: Who, { id, ...body }: { id: number; state?: string; note?: string; version?: number }): Promise<Response> =>
  change(app, who, { path: `/api/job_applicant/${id}/`, body })

/** Who applied for a job. */
export async function applicants(
  app: Asking,
  who: Who,
  query: { job_post_id: number } & Record<string, string | number>,
): Promise<v.InferOutput<typeof listApplicants.answer>> {
  const response = await read(app, who, `/api/job_applicant/${canonicalQuery(query)}`)
  if (response.status !== 200) throw new Error(`no applicants: ${response.status} ${await response.text()}`)
  return response.json()
}

export const withdraw = (app: Asking, who: Who, id: number): Promise<Response> =>
  change(app, who, { path: `/api/job_application/${id}/withdraw/`, method: 'POST' })
