import { JOBS } from '#contract/jobs/jobs-resource.ts'
import { type ThingLinks, useThingLinks } from '../../../ui/lists/use-thing-links.ts'
import { thingAhead } from '../../../wire/ask-thing-ahead.ts'

const ask = thingAhead(JOBS.api.one)

/** Links to jobs; for preloading they carry `data-job`. */
export const useJobLinks = (): ThingLinks => useThingLinks(JOBS.pages.one, 'job', ask)
