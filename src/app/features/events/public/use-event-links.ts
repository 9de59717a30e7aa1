import { EVENTS } from '#contract/events/events-resource.ts'
import { type ThingLinks, useThingLinks } from '../../../ui/lists/use-thing-links.ts'
import { thingAhead } from '../../../wire/ask-thing-ahead.ts'

const ask = thingAhead(EVENTS.api.one)

/** Links to events; for preloading they carry `data-event`. */
export const useEventLinks = (): ThingLinks => useThingLinks(EVENTS.pages.one, 'event', ask)
