import { JOB_LIST } from '#contract/jobs/jobs-filter.ts'
import { JOBS } from '#contract/jobs/jobs-resource.ts'
import { HELD_JOBS } from '../snapshots/cached-jobs.ts'
import { searchedList } from './searched-list.ts'

/** Jobs as they are found among those. */
export const SEARCHED_JOBS = searchedList({ resource: JOBS, held: HELD_JOBS, list: JOB_LIST, category: { branchOf: ({ job_category }) => job_category } })
