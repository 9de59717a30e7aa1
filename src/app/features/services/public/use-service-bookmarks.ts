import type { ServiceCard } from '#contract/services/services.ts'
import { SERVICES } from '#contract/services/services-resource.ts'
import { type ItemBookmarks, useItemBookmarks } from '../../../state/bookmarks/use-item-bookmarks.ts'

type Keepable = Pick<ServiceCard, 'service_id' | 'title' | 'thumbnail'>

const OPTIONS = {
  dataKey: 'service',
  bookmarkOf: ({ title, thumbnail }: Keepable) => ({ title, images: thumbnail ? [thumbnail] : [] }),
}

/** The bookmark buttons of services. */
export const useServiceBookmarks = (services: readonly Keepable[]): ItemBookmarks => useItemBookmarks(SERVICES, services, OPTIONS)
