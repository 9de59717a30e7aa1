import { Problem } from '#contract/core/problem.ts'
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

/** The category tree as the three lists give it. */
export interface EventCategories {
  categories: EventCategory[]
  subcategories: EventSubcategory[]
  subsubcategories: EventSubsubcategory[]
}

const asText = (question: EventFilter): Record<string, string> => Object.fromEntries(Object.entries(question).map(([key, value]) => [key, String(value)]))

/** One page of the list. The question may be as an address has it. Loaded late: it brings the wire and the validators with it, which the first paint does not need. */
export async function loadEventList(question: EventFilter, how: CallOptions = {}, cursor?: string): Promise<Answer<EventPage>> {
  const query = { ...asText(readEventFilter({ ...question })), limit: String(EVENT_PAGE_SIZE), ...(cursor ? { cursor } : {}) }
  const answer = await call(listEvents, { query }, how)
  const { value } = answer
  // Asked with a limit, our service answers a page; a bare array is somebody else's.
  if (Array.isArray(value)) throw new Problem('strange-answer')
  return { ...answer, value }
}

/** @param id as it stands in the address: what is no number is refused by the service. */
export const loadEvent = (id: string | number, how: CallOptions = {}): Promise<Answer<EventDetail>> =>
  call(readEvent, { params: { event_id: id as number } }, how)

export async function loadCategories(how: CallOptions = {}): Promise<EventCategories> {
  const [categories, subcategories, subsubcategories] = await Promise.all([
    call(listEventCategories, {}, how),
    call(listEventSubcategories, {}, how),
    call(listEventSubsubcategories, {}, how),
  ])
  return { categories: categories.value, subcategories: subcategories.value, subsubcategories: subsubcategories.value }
}
