import { useTranslation } from 'react-i18next'
import type { JobQuestion } from '#contract/jobs-filter.ts'
import type { PortalAnswers } from '../calls.ts'

interface Props {
  question: JobQuestion
  found: PortalAnswers
}

/** The job portal. @see Specification §2.7 */
export function JobPortal({ found: [answer] }: Props) {
  const { t } = useTranslation('jobs')
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      {answer.value.results.map((job) => (
        <h2 key={job.job_post_id}>{job.title}</h2>
      ))}
    </>
  )
}
