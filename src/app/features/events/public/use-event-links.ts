import { EVENT_PATH } from '#contract/core/detail-paths.ts'
import { type ThingLinks, useThingLinks } from '../../../ui/lists/use-thing-links.ts'
import { thingAhead } from '../../../wire/ask-thing-ahead.ts'

const ask = thingAhead(EVENT_PATH)

/** Links to events; for preloading they carry `data-event`. */
export const useEventLinks = (): ThingLinks => useThingLinks('/eventdetails', 'event', ask)
