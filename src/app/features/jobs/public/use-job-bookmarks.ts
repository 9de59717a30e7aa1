import type { JobCard } from '#contract/jobs/jobs.ts'
import { JOBS } from '#contract/jobs/jobs-resource.ts'
import { type ItemKeeping, useItemKeeping } from '../../../state/bookmarks/use-item-keeping.ts'

type Keepable = Pick<JobCard, 'job_post_id' | 'title' | 'company_logo'>

const OPTIONS = {
  dataKey: 'job',
  bookmarkOf: ({ title, company_logo }: Keepable) => ({ title, images: company_logo ? [company_logo] : [] }),
}

/** The bookmark buttons of jobs. */
export const useJobBookmarks = (jobs: readonly Keepable[]): ItemKeeping => useItemKeeping(JOBS, jobs, OPTIONS)
