import type { JobDetail } from '#contract/jobs.ts'

interface Props {
  job: JobDetail
  isWanted: boolean
}

/** The sheet in which one applies for a job. */
export function ApplySheet({ job, isWanted }: Props) {
  return isWanted ? <p>{job.title}</p> : null
}
