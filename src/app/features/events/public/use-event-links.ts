import { EVENTS } from '#contract/events/events-resource.ts'
import { type ItemLinks, useItemLinks } from '../../../ui/lists/use-item-links.ts'
import { prefetchItem } from '../../../wire/prefetch-item.ts'

const ask = prefetchItem(EVENTS.api.one)

/** Links to events; for preloading they carry `data-event`. */
export const useEventLinks = (): ItemLinks => useItemLinks(EVENTS.pages.one, 'event', ask)
