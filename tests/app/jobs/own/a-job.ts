import type { Applicant } from '#contract/jobs/applicants.ts'
import type { OwnJob, OwnJobDetail } from '#contract/jobs/own-jobs.ts'

/** A job of an employer that people can apply for. */
export const anOwnJob = (over: Partial<OwnJob> = {}): OwnJob => ({
  job_post_id: 7,
  title: 'Shop assistant',
  company: 'Anika Stores',
  company_logo: null,
  company_logo_tone: 0,
  salary_min: 15000,
  salary_max: 20000,
  job_type: 'Full-time',
  job_education_qualification: 'HSC',
  experience_years: 1,
  job_location: 'House 12, Mirpur',
  division: 'Dhaka',
  district: 'Dhaka',
  district_bn: 'ঢাকা',
  is_remote: false,
  deadline: '2030-06-30T17:59:59.000Z',
  posted_at: '2026-11-01T05:00:00.000Z',
  apply_link: null,
  employer: 500,
  job_category: 1,
  job_subcategory: 2,
  job_subsubcategory: 3,
  vacancies: 2,
  needs_cv: false,
  phase: 'open',
  applications: 12,
  unseen: 3,
  shortlisted: 2,
  version: 3,
  ...over,
})

export const anOwnJobDetail = (over: Partial<OwnJobDetail> = {}): OwnJobDetail => ({
  ...anOwnJob(),
  description: '<p>Sells saris</p>',
  description_state: '',
  updated_at: '2026-11-01T05:00:00.000Z',
  ...over,
})

export const anApplicant = (over: Partial<Applicant> = {}): Applicant => ({
  application_id: 41,
  job_post_id: 7,
  state: 'seen',
  full_name: 'Shathi Barua',
  phone_number: '+8801712345678',
  email: 'shathi@mail.example',
  education: 'Bachelor',
  experience_years: 3,
  experience: 'Three years at a shop in Feni',
  skills: ['Sales', 'বাংলা টাইপিং'],
  letter: 'I know saris.',
  cv: { id: 9, name: 'shathi.pdf', kind: 'pdf', bytes: 204_800, is_active: false, added_at: '2026-11-10T05:00:00.000Z' },
  note: '',
  applied_at: '2026-11-10T05:00:00.000Z',
  state_at: '2026-11-10T05:00:00.000Z',
  version: 2,
  ...over,
})

const NONE = { sent: 0, seen: 0, shortlisted: 0, rejected: 0, hired: 0, withdrawn: 0 }

/** A page of applicants, counted as its rows are unless told otherwise. */
export function applicantsPage(results: Applicant[], over: { next_cursor?: string | null; total?: number; counts?: Partial<typeof NONE> } = {}) {
  const counted = { ...NONE }
  for (const { state } of results) counted[state] += 1
  return { results, next_cursor: null, total: results.length, ...over, counts: { ...counted, ...over.counts } }
}

const branch = (id: number, parent: number | null) => ({ id, title: `Kind ${id}`, title_bn: `ধরন ${id}`, parent })
export const CATEGORIES = [branch(1, null), branch(4, null), branch(2, 1), branch(5, 4), branch(3, 2)]
