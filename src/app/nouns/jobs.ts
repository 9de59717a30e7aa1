import { inLanguage } from '#contract/core/in-language.ts'
import { pagePath } from '#contract/core/resource.ts'
import type { JobCard } from '#contract/jobs/jobs.ts'
import { JOBS } from '#contract/jobs/jobs-resource.ts'
import { salaryText } from '../ui/formats/salary-text.ts'
import { dayNumber } from '../ui/formats/use-today.ts'
import type { HitTools, Row, RowTools } from './row.ts'

export const JOB_ICON = 'i-lucide-briefcase-business'
/** So few days before the end it is urgent. */
const URGENT_DAYS = 3

/** A job as a row: who hires, where, for how much if both ends are said. */
export const jobRow = (job: JobCard, { t, language }: RowTools): Row => ({
  href: pagePath(JOBS, job.job_post_id),
  title: inLanguage(language, job).title,
  picture: job.company_logo ? { src: job.company_logo, tone: job.company_logo_tone, isSquare: true } : null,
  icon: JOB_ICON,
  facts: [job.company, (language === 'bn' ? job.district_bn : job.district) ?? job.job_location, salaryText(job, t, 'home') ?? ''],
})

/** A job that was found: says also that its salary can be negotiated, and how soon it closes. */
export function jobHit(job: JobCard, tools: HitTools): Row {
  const { facts, ...row } = jobRow(job, tools)
  const daysLeft = dayNumber(job.deadline) - tools.today
  const isUrgent = daysLeft >= 0 && daysLeft <= URGENT_DAYS
  return {
    ...row,
    facts: facts.with(-1, facts.at(-1) || tools.t('search:negotiable')),
    ...(isUrgent ? { badge: tools.t('search:daysLeft', { count: daysLeft }) } : {}),
  }
}
