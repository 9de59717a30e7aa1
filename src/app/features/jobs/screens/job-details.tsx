import type { JobDetail } from '#contract/jobs.ts'
import type { Answer } from '../../../wire/answer.ts'

/** One job. @see Specification §2.7 */
export function JobDetails({ answer }: { answer: Answer<JobDetail> }) {
  return <h1>{answer.value.title}</h1>
}
