import { rowsWithWords } from '#contract/core/word-search.ts'
import type { EventCard } from '#contract/events/events.ts'
import { compareEvents, eventFits, eventOrder, eventText, readEventQuestion } from '#contract/events/events-filter.ts'
import { HELD_EVENTS } from '../snapshots/held-events.ts'
import type { SearchedNoun } from './search-held.ts'

/** Events as they are found among those. */
export const SEARCHED_EVENTS: SearchedNoun<EventCard> = {
  of: HELD_EVENTS,
  textOf: eventText,
  search: (rows, query, now) => {
    const { q = '', ...question } = readEventQuestion(query)
    const compare = compareEvents(eventOrder(question))
    const open = rows.filter(({ facts }) => eventFits(facts, question, now))
    return rowsWithWords(rows, open, q).sort((a, b) => compare(a.facts, b.facts))
  },
}
