import type { JobProfile, OwnApplication } from '#contract/jobs/job-applications.ts'
import type { JobDetail } from '#contract/jobs/jobs.ts'

const DAY_MS = 86_400_000
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

/** A job that can be applied for, open for ten days. */
export const aJob = (over: Partial<JobDetail> = {}): JobDetail => ({
  job_post_id: 12,
  title: 'Nurse',
  company: 'Rupsha Clinic',
  company_logo: null,
  company_logo_tone: 1,
  salary_min: 15_000,
  salary_max: 20_000,
  job_type: 'Full-time',
  job_education_qualification: null,
  experience_years: 0,
  job_location: 'Boyra',
  division: 'Khulna',
  district: 'Khulna',
  district_bn: 'খুলনা',
  is_remote: false,
  deadline: inDays(10),
  posted_at: inDays(-1),
  apply_link: null,
  employer: 900,
  job_category: 1,
  job_subcategory: 2,
  job_subsubcategory: 3,
  description: '<p>Care</p>',
  vacancies: null,
  needs_cv: false,
  is_open: true,
  is_closed: false,
  terms_version: 1,
  updated_at: inDays(-1),
  category: { title: 'Health', title_bn: 'স্বাস্থ্য' },
  employer_profile: { full_name: 'Rupsha', slug: 'rupsha', member_since: inDays(-90), is_verified: false, applicants_answered: 0, profile_picture: null },
  similar: [],
  ...over,
})

/** An application as the service answers it. */
export const anOwnApplication = (over: Partial<OwnApplication> = {}): OwnApplication => ({
  application_id: 5,
  job_post_id: 12,
  title: 'Nurse',
  company: 'Rupsha Clinic',
  company_logo: null,
  company_logo_tone: 1,
  deadline: inDays(10),
  is_open: true,
  state: 'sent',
  letter: '',
  cv: null,
  applied_at: inDays(-1),
  state_at: inDays(-1),
  ...over,
})

/** What an applicant has entered in the job profile. */
export const aProfile = (over: Partial<JobProfile> = {}): JobProfile => ({
  full_name: 'Rina Akter',
  phone_number: '+8801712345678',
  email: 'rina@example.com',
  education: 'HSC',
  experience_years: 2,
  experience: 'Two years at a clinic',
  skills: ['care'],
  cv: { id: 7, name: 'Rina Akter.pdf', kind: 'pdf', bytes: 2048, is_active: false, added_at: inDays(-3) },
  updated_at: inDays(-3),
  ...over,
})
