import { sql } from 'drizzle-orm'
import { job_applications } from '../tables/jobs.ts'

/** What is left in an application that its sender takes back: the name, and that it was withdrawn. */
export const strippedApplication = {
  state: 'withdrawn' as const,
  phone_number: '',
  email: '',
  education: null,
  experience_years: 0,
  experience: '',
  skills: [],
  letter: '',
  cv: null,
  note: '',
  version: sql`${job_applications.version} + 1`,
}
