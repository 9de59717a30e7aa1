import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { JobCard } from '#contract/jobs/jobs.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { dayNumber } from '../../../../ui/formats/use-today.ts'
import type { ItemLinks } from '../../../../ui/lists/use-item-links.ts'
import { salaryText } from '../job-facts.ts'

interface Props {
  job: JobCard
  links: ItemLinks
  /** Number of the present day: ui/formats/use-today.ts. */
  today: number
}

/** A job in a few words. */
export function JobLine({ job: card, links, today }: Props) {
  const job = inLanguage(useLanguage(), card)
  const { t } = useTranslation('jobs')
  const daysLeft = dayNumber(job.deadline) - today
  return (
    <li>
      <a className="card h-full min-h-12 p-3 active:bg-sunken" href={links.hrefOf(job.job_post_id)} data-job={job.job_post_id} onClick={links.open}>
        <b className="block" lang={scriptLanguage(job.title)}>
          {job.title}
        </b>
        <span className="block text-sm text-ink-soft" lang={scriptLanguage(job.company)}>
          {job.company}
        </span>
        <span className="block text-sm">
          {salaryText(job, t)} · {daysLeft < 0 ? t('states.expired') : t('daysLeft', { count: daysLeft })}
        </span>
      </a>
    </li>
  )
}
