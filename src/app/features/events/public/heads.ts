import type { EventDetail, EventPage } from '#contract/events/events.ts'
import { readEventFilter } from '#contract/events/events-filter.ts'
import type { MakeHead } from '../../../ui/navigation/page-head.ts'
import type { Answer } from '../../../wire/answer.ts'
import { eventHead, eventListHead } from './head.ts'

/** Heads of the public pages of events, by route. */
export const EVENT_HEADS: Record<string, MakeHead> = {
  '/events': ({ data, search, ...tools }) => eventListHead(readEventFilter(search as Record<string, unknown>), (data as Answer<EventPage>).value, tools),
  '/eventdetails/$eventId': ({ data, ...tools }) => eventHead((data as Answer<EventDetail>).value, tools),
}
