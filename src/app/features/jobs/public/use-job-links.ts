import { JOB_PATH } from '#contract/core/detail-paths.ts'
import { type ThingLinks, useThingLinks } from '../../../ui/lists/use-thing-links.ts'
import { thingAhead } from '../../../wire/ask-thing-ahead.ts'

const ask = thingAhead(JOB_PATH)

/** Links to jobs; for preloading they carry `data-job`. */
export const useJobLinks = (): ThingLinks => useThingLinks('/jobdetails', 'job', ask)
