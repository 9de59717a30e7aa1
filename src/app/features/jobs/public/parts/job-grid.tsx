import { Suspense } from 'react'
import type { JobCard as Job } from '#contract/jobs/jobs.ts'
import { JobCard, type JobCardTools } from './job-card.tsx'

/** Cards that come to life together; between two slices the page can answer a tap. */
const SLICE = 4

interface JobGridProps {
  jobs: readonly Job[]
  tools: JobCardTools
}

const slicesOf = (jobs: readonly Job[]): Job[][] => Array.from({ length: Math.ceil(jobs.length / SLICE) }, (_, at) => jobs.slice(at * SLICE, (at + 1) * SLICE))

/** A grid of 1, 2 or 3 columns. The boundaries never wait for anything: they are where hydration may pause. */
export function JobGrid({ jobs, tools }: JobGridProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {slicesOf(jobs).map((slice, at) => (
        <Suspense key={slice[0]?.job_post_id}>
          {slice.map((job, inSlice) => (
            <JobCard key={job.job_post_id} job={job} tools={tools} isFirst={at === 0 && inSlice === 0} />
          ))}
        </Suspense>
      ))}
    </div>
  )
}
