import { JOBS } from '#contract/jobs/jobs-resource.ts'
import { type ItemLinks, useItemLinks } from '../../../ui/lists/use-item-links.ts'
import { prefetchItem } from '../../../wire/prefetch-item.ts'

const ask = prefetchItem(JOBS.api.one)

/** Links to jobs; for preloading they carry `data-job`. */
export const useJobLinks = (): ItemLinks => useItemLinks(JOBS.pages.one, 'job', ask)
