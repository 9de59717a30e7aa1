import { inLanguage } from '#contract/core/in-language.ts'
import type { JobCard as Job } from '#contract/jobs/jobs.ts'
import { CardGrid } from '../../../../ui/lists/card-grid.tsx'
import { JobCard, type JobCardTools } from './job-card.tsx'

interface JobGridProps {
  jobs: readonly Job[]
  tools: JobCardTools
}

/** Cards of jobs, one below the other: a reader compares their facts line by line. */
export const JobGrid = ({ jobs, tools }: JobGridProps) => (
  <CardGrid columns="gap-3" cards={jobs} idOf={({ job_post_id }) => job_post_id}>
    {(job, isFirst) => <JobCard job={inLanguage(tools.language, job)} tools={tools} isFirst={isFirst} />}
  </CardGrid>
)
