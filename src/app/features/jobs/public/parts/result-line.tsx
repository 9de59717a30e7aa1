import type { JobPage } from '#contract/jobs/jobs.ts'
import { JOB_SORTS, type JobFilter } from '#contract/jobs/jobs-filter.ts'
import { ResultCount } from '../../../../ui/filters/result-count.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { JOB_FORM } from '../filter-form-id.ts'
import { usePortalAddress } from '../use-portal-address.ts'

/** How many there are, how old that is, and in which order. */
export function ResultLine({ filter, answer }: { filter: JobFilter; answer: Answer<JobPage> }) {
  const { ask } = usePortalAddress()
  return <ResultCount noun="jobs" answer={answer} filter={filter} sorts={JOB_SORTS} ask={ask} form={JOB_FORM} />
}
