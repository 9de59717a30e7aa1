import type { JobFilter } from '#contract/jobs/jobs-filter.ts'
import { JOBS } from '#contract/jobs/jobs-resource.ts'
import { useFilterAddress } from '../../../ui/navigation/use-filter-address.ts'

/** Leads from one filter of the portal to another. */
export const usePortalAddress = () => useFilterAddress<JobFilter>(JOBS.pages.list)
