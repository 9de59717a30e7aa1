import type { ServiceFilter } from '#contract/services/services-filter.ts'
import { SERVICES } from '#contract/services/services-resource.ts'
import { useFilterAddress } from '../../../ui/navigation/use-filter-address.ts'

/** Leads from one filter of the list to another. */
export const useListAddress = () => useFilterAddress<ServiceFilter>(SERVICES.pages.list)
