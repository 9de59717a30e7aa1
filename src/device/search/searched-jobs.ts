import { jobBranch } from '#contract/jobs/job-branch.ts'
import { listJobCategories } from '#contract/jobs/jobs.ts'
import { JOB_LIST } from '#contract/jobs/jobs-filter.ts'
import { JOBS } from '#contract/jobs/jobs-resource.ts'
import { HELD_JOBS } from '../snapshots/cached-jobs.ts'
import { namesInTrees } from './names-in-trees.ts'
import { searchedList } from './searched-list.ts'

/** One tree has all three levels. */
const LEVELS = [listJobCategories, listJobCategories, listJobCategories].map(({ path }) => path)

/** Jobs as they are found among those. */
export const SEARCHED_JOBS = searchedList({
  resource: JOBS,
  held: HELD_JOBS,
  list: JOB_LIST,
  category: { branchOf: ({ job_category }) => job_category },
  categoryNames: namesInTrees('job-categories', LEVELS, jobBranch),
})
