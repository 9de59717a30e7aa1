import type { JobDetail } from '#contract/jobs/jobs.ts'
import { EmployerCard } from './employer-card.tsx'
import { SimilarJobs } from './similar-jobs.tsx'

/** Who offers the job, and which others there are. @param at when the page was written, ISO 8601. */
export const OtherItems = ({ job, at }: { job: JobDetail; at: string }) => (
  <>
    <EmployerCard employer={job.employer_profile} />
    {job.similar.length > 0 && <SimilarJobs jobs={job.similar} at={at} />}
  </>
)
