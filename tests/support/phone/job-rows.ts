import { searchTerms } from '#contract/core/search-terms.ts'
import { searchedTexts } from '#contract/core/searched-text.ts'
import type { JobCard, JobDetail } from '#contract/jobs/jobs.ts'
import { JOBS } from '#contract/jobs/jobs-resource.ts'

/** A card of a Full-time job in Bogura without salary, open until the last moment of `2026-02-01` in Dhaka unless told otherwise. */
export const aJobCard = (over: Partial<JobCard> & { job_post_id: number }): JobCard => ({
  title: `Job ${over.job_post_id}`,
  company: 'Rupsha Ghat',
  company_logo: `/media/jobs/${over.job_post_id}.webp`,
  company_logo_tone: 1,
  salary_min: null,
  salary_max: null,
  job_type: 'Full-time',
  job_education_qualification: null,
  experience_years: 0,
  job_location: 'Satmatha',
  division: 'Rajshahi',
  district: 'Bogura',
  district_bn: 'বগুড়া',
  is_remote: false,
  deadline: '2026-02-01T17:59:59.000Z',
  posted_at: '2026-01-01T10:00:00.000Z',
  apply_link: null,
  employer: 7,
  job_category: 1,
  job_subcategory: 2,
  job_subsubcategory: 3,
  ...over,
})

/** The page of such a job. */
export const aJobDetail = (over: Partial<JobDetail> & { job_post_id: number }): JobDetail => ({
  ...aJobCard(over as Partial<JobCard> & { job_post_id: number }),
  description: '<p>Come and work.</p>',
  vacancies: 2,
  needs_cv: false,
  is_open: true,
  is_closed: false,
  terms_version: 1,
  updated_at: '2026-01-01T10:00:00.000Z',
  category: { title: 'Education', title_bn: 'শিক্ষা' },
  employer_profile: {
    full_name: 'Rahima',
    slug: 'rahima',
    member_since: '2025-01-01T00:00:00.000Z',
    is_verified: false,
    applicants_answered: 0,
    profile_picture: null,
  },
  similar: [],
  ...over,
})

/** What is searched: a card with its terms. @param category names of its categories */
export const asSearched = <Facts extends JobCard>(facts: Facts, category = ''): { facts: Facts; words: string[] } => ({
  facts,
  words: searchTerms(searchedTexts(JOBS, facts, { category })),
})
