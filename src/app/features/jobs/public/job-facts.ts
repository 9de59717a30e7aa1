import type { TFunction } from 'i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import type { JobCard, JobDetail } from '#contract/jobs/jobs.ts'
import { salaryText as salaryOf } from '../../../ui/formats/salary-text.ts'

type Place = Pick<JobCard, 'job_location' | 'district' | 'district_bn' | 'is_remote'>
type Salary = Pick<JobCard, 'salary_min' | 'salary_max'>

/** What is paid, or that one has to ask. */
export const salaryText = (job: Salary, t: TFunction<'jobs'>): string => salaryOf(job, t, 'jobs') ?? t('negotiable')

/** Where one works: as the employer writes it, with the district unless it is said already. Empty where nothing is named. */
export function placeText({ job_location, district, district_bn }: Place, language: string): string {
  const isNamed = [district, district_bn].some((name) => name && lowerCase(job_location).includes(lowerCase(name)))
  const name = language === 'bn' ? (district_bn ?? district) : district
  return [job_location, isNamed ? undefined : name].filter(Boolean).join(', ')
}

/**
 * Why one cannot apply, or undefined where one can. By the clock as well as by what the answer says: it may be an old one.
 * @param now milliseconds since the epoch.
 */
export function closedWhy(
  { is_closed, is_open, deadline }: Pick<JobDetail, 'is_closed' | 'is_open' | 'deadline'>,
  now: number,
): 'closed' | 'expired' | undefined {
  if (is_closed) return 'closed'
  if (Date.parse(deadline) < now) return 'expired'
  return is_open ? undefined : 'closed'
}
