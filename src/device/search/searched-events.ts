import { searchRows } from '#contract/core/search-rows.ts'
import { searchedText } from '#contract/core/searched-text.ts'
import type { EventCard } from '#contract/events/events.ts'
import { EVENT_LIST, readEventFilter } from '#contract/events/events-filter.ts'
import { EVENTS } from '#contract/events/events-resource.ts'
import { HELD_EVENTS } from '../snapshots/held-events.ts'
import type { SearchedNoun } from './search-held.ts'

/** Events as they are found among those. */
export const SEARCHED_EVENTS: SearchedNoun<EventCard> = {
  of: HELD_EVENTS,
  list: EVENTS.api.list,
  category: { branchOf: ({ event_category }) => event_category },
  textOf: (card) => searchedText(EVENTS.searched, card),
  search: (rows, query, now) => searchRows(EVENT_LIST, rows, { values: readEventFilter(query), now }),
}
