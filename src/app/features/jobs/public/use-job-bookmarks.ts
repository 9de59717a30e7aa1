import type { JobCard } from '#contract/jobs/jobs.ts'
import { JOBS } from '#contract/jobs/jobs-resource.ts'
import { type ItemBookmarks, useItemBookmarks } from '../../../state/bookmarks/use-item-bookmarks.ts'

type Keepable = Pick<JobCard, 'job_post_id' | 'title' | 'company_logo'>

const OPTIONS = {
  dataKey: 'job',
  bookmarkOf: ({ title, company_logo }: Keepable) => ({ title, images: company_logo ? [company_logo] : [] }),
}

/** The bookmark buttons of jobs. */
export const useJobBookmarks = (jobs: readonly Keepable[]): ItemBookmarks => useItemBookmarks(JOBS, jobs, OPTIONS)
