import type { JobCard } from '#contract/jobs/jobs.ts'
import { jobText, readJobQuestion } from '#contract/jobs/jobs-filter.ts'
import { searchJobs } from '#contract/jobs/jobs-search.ts'
import { HELD_JOBS } from '../snapshots/held-jobs.ts'
import type { SearchedNoun } from './search-held.ts'

/** Jobs as they are found among those. */
export const SEARCHED_JOBS: SearchedNoun<JobCard> = {
  of: HELD_JOBS,
  textOf: jobText,
  search: (rows, query, now) => searchJobs(rows, readJobQuestion(query), now),
}
