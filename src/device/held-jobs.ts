import * as v from 'valibot'
import { JobCard, JobDetail } from '#contract/jobs.ts'
import { jobText, readJobQuestion, searchJobs } from '#contract/jobs-filter.ts'
import type { HeldNoun, SearchedNoun } from './search-held.ts'

/** Jobs as this phone holds them. */
export const HELD_JOBS: HeldNoun<JobCard> = {
  noun: 'jobs',
  card: JobCard,
  detail: v.pipe(
    JobDetail,
    v.transform((job) => ({ card: job, isListed: !job.is_closed })),
  ),
  idOf: ({ job_post_id }) => job_post_id,
}

/** Jobs as they are found among those. */
export const SEARCHED_JOBS: SearchedNoun<JobCard> = {
  of: HELD_JOBS,
  textOf: jobText,
  search: (rows, query, now) => searchJobs(rows, readJobQuestion(query), now),
}
