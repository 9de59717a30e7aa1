import { type ThingLinks, useThingLinks } from '../../ui/use-thing-links.ts'

/** Links to jobs; for preloading they carry `data-job`. */
export const useJobLinks = (): ThingLinks => useThingLinks('/jobdetails', 'job')
