import { type ThingLinks, useThingLinks } from '../../ui/use-thing-links.ts'

/** Links to events; for preloading they carry `data-event`. */
export const useEventLinks = (): ThingLinks => useThingLinks('/eventdetails', 'event')
