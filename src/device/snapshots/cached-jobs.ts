import * as v from 'valibot'
import { JobCard, JobDetail } from '#contract/jobs/jobs.ts'
import type { CachedNoun } from './cached-cards.ts'

/** Jobs as this phone holds them. */
export const HELD_JOBS: CachedNoun<JobCard> = {
  noun: 'jobs',
  alsoNamed: ['closing'],
  card: JobCard,
  detail: v.pipe(
    JobDetail,
    v.transform((job) => ({ card: job, isListed: !job.is_closed, description: [job.description, job.second_description ?? ''] })),
  ),
  idOf: ({ job_post_id }) => job_post_id,
}
