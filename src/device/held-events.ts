import * as v from 'valibot'
import { rowsWithWords } from '#contract/core/word-search.ts'
import { EventCard, EventDetail } from '#contract/events.ts'
import { compareEvents, eventFits, eventOrder, eventText, readEventQuestion } from '#contract/events-filter.ts'
import type { HeldNoun, SearchedNoun } from './search-held.ts'

/** Events as this phone holds them. */
export const HELD_EVENTS: HeldNoun<EventCard> = {
  noun: 'events',
  card: EventCard,
  detail: v.pipe(
    EventDetail,
    v.transform(({ seller, ...event }) => ({ card: { ...event, seller: seller.id }, isListed: event.is_active })),
  ),
  idOf: ({ event_id }) => event_id,
}

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
