import { EVENT_LIST } from '#contract/events/events-filter.ts'
import { EVENTS } from '#contract/events/events-resource.ts'
import { HELD_EVENTS } from '../snapshots/cached-events.ts'
import { searchedList } from './searched-list.ts'

/** Events as they are found among those. */
export const SEARCHED_EVENTS = searchedList({
  resource: EVENTS,
  held: HELD_EVENTS,
  list: EVENT_LIST,
  category: { branchOf: ({ event_category }) => event_category },
})
