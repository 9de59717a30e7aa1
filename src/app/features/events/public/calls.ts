import {
  type EventCategory,
  type EventDetail,
  type EventPage,
  type EventSubcategory,
  type EventSubsubcategory,
  listEventCategories,
  listEventSubcategories,
  listEventSubsubcategories,
  listEvents,
  readEvent,
} from '#contract/events/events.ts'
import { EVENT_PAGE_SIZE, type EventFilter, readEventFilter } from '#contract/events/events-filter.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { asPage, pageQuery } from '../../../wire/list-page.ts'

/** The category tree as the three lists give it. */
export interface EventCategories {
  categories: EventCategory[]
  subcategories: EventSubcategory[]
  subsubcategories: EventSubsubcategory[]
}

/** One page of the list. The filter may be as an address has it. Loaded late: it brings the wire and the validators with it, which the first paint does not need. */
export const loadEventList = async (filter: EventFilter, options: CallOptions = {}, cursor?: string): Promise<Answer<EventPage>> =>
  asPage(await call(listEvents, { query: pageQuery(readEventFilter({ ...filter }), EVENT_PAGE_SIZE, cursor) }, options))

/** @param id as it stands in the address: what is no number is refused by the service. */
export const loadEvent = (id: string | number, options: CallOptions = {}): Promise<Answer<EventDetail>> =>
  call(readEvent, { params: { event_id: id as number } }, options)

export async function loadCategories(options: CallOptions = {}): Promise<EventCategories> {
  const [categories, subcategories, subsubcategories] = await Promise.all([
    call(listEventCategories, {}, options),
    call(listEventSubcategories, {}, options),
    call(listEventSubsubcategories, {}, options),
  ])
  return { categories: categories.value, subcategories: subcategories.value, subsubcategories: subsubcategories.value }
}
