import { dhakaDay } from '#contract/core/time.ts'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import type { JobEducation, JobType } from '#contract/jobs/jobs-filter.ts'

const CURRENCY = 'BDT'

/** As Google reads them. @see https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const EMPLOYMENT_TYPES: Record<JobType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
  Freelance: 'CONTRACTOR',
  'Daily wage': 'PER_DIEM',
}
/** School that ends before a degree is high school to it. */
const CREDENTIALS: Record<JobEducation, string> = {
  JSC: 'high school',
  SSC: 'high school',
  HSC: 'high school',
  Diploma: 'professional certificate',
  Bachelor: 'bachelor degree',
  Master: 'postgraduate degree',
  PhD: 'postgraduate degree',
}
const MONTHS_A_YEAR = 12
const COUNTRY = { '@type': 'Country', name: 'Bangladesh' }

/** What search engines are told of an open job. @param url its address. @see https://schema.org/JobPosting */
export function jobPosting(job: JobDetail, origin: string, url: string): object {
  const { salary_min, salary_max, job_education_qualification: education, experience_years } = job
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    url,
    identifier: { '@type': 'PropertyValue', name: job.company, value: String(job.job_post_id) },
    datePosted: dhakaDay(job.posted_at),
    validThrough: job.deadline,
    employmentType: EMPLOYMENT_TYPES[job.job_type],
    hiringOrganization: { '@type': 'Organization', name: job.company, ...(job.company_logo ? { logo: origin + job.company_logo } : {}) },
    ...whereOf(job),
    ...(salary_min !== null && salary_max !== null
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: CURRENCY,
            value: { '@type': 'QuantitativeValue', minValue: salary_min, maxValue: salary_max, unitText: 'MONTH' },
          },
        }
      : {}),
    ...(education ? { educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: CREDENTIALS[education] } } : {}),
    ...(experience_years > 0
      ? { experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: experience_years * MONTHS_A_YEAR } }
      : {}),
    ...(job.vacancies === null ? {} : { totalJobOpenings: job.vacancies }),
    directApply: job.apply_link === null,
  }
}

/** The place, and for what can be done from anywhere who may do it. */
function whereOf({ is_remote, job_location, district, division }: JobDetail): object {
  const address = {
    '@type': 'PostalAddress',
    ...(job_location ? { streetAddress: job_location } : {}),
    ...(district ? { addressLocality: district } : {}),
    ...(division ? { addressRegion: division } : {}),
    addressCountry: 'BD',
  }
  const hasPlace = Boolean(job_location || district)
  return {
    ...(hasPlace || !is_remote ? { jobLocation: { '@type': 'Place', address } } : {}),
    ...(is_remote ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: COUNTRY } : {}),
  }
}
