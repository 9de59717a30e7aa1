import { searchRows } from '#contract/core/search-rows.ts'
import { searchedText } from '#contract/core/searched-text.ts'
import type { JobCard } from '#contract/jobs/jobs.ts'
import { JOB_LIST, readJobFilter } from '#contract/jobs/jobs-filter.ts'
import { JOBS } from '#contract/jobs/jobs-resource.ts'
import { HELD_JOBS } from '../snapshots/held-jobs.ts'
import type { SearchedNoun } from './search-held.ts'

/** Jobs as they are found among those. */
export const SEARCHED_JOBS: SearchedNoun<JobCard> = {
  of: HELD_JOBS,
  list: JOBS.api.list,
  category: { branchOf: ({ job_category }) => job_category },
  textOf: (card) => searchedText(JOBS.searched, card),
  search: (rows, query, now) => searchRows(JOB_LIST, rows, { values: readJobFilter(query), now }),
}
