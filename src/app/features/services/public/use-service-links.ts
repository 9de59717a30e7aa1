import { SERVICES } from '#contract/services/services-resource.ts'
import { type ItemLinks, useItemLinks } from '../../../ui/lists/use-item-links.ts'
import { prefetchItem } from '../../../wire/prefetch-item.ts'

const askPage = prefetchItem(SERVICES.api.one)

/** Links to services; for preloading they carry `data-service`. */
export const useServiceLinks = (): ItemLinks => useItemLinks(SERVICES.pages.one, 'service', askPage)

/** Links to where a time is chosen. */
export const useBookingLinks = (): ItemLinks => useItemLinks('/servicebooking', 'service', askPage)
