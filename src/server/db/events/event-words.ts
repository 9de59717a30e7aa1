import type { SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { searchedText } from '#contract/core/searched-text.ts'
import { EVENTS } from '#contract/events/events-resource.ts'
import type { schema } from '../schema.ts'
import { indexedWords, rememberWords, vectorOf, writtenWords } from '../search/search-words.ts'
import type { events } from '../tables/events.ts'

type OwnText = Exclude<(typeof EVENTS.searched)[number], 'seller_name'>

/** The columns of which an event's words are made. */
export const TEXT_COLUMNS = [...EVENTS.searched.filter((field): field is OwnText => field !== 'seller_name'), 'type'] as const

/** What of an event can be searched; `seller_name` is the full name of its seller, as cards show it. */
export type EventTexts = Pick<typeof events.$inferInsert, (typeof TEXT_COLUMNS)[number]> & { seller_name: string }

/**
 * The folded words by which an event is found. The only place that decides this: every writer of events goes through here.
 * `search` serves the search field (title, place, seller), `place` the place filter, which asks only of Offline events.
 */
export function eventWords(event: EventTexts): { search: string[]; place: string[] } {
  return {
    search: indexedWords(searchedText(EVENTS.searched, event)),
    place: event.type === 'Offline' ? writtenWords(event.location ?? '') : [],
  }
}

/** The two search columns, for an insert or an update: `values({ ...event, ...wordColumns(texts) })`. */
export function wordColumns(event: EventTexts): { search_words: SQL<string>; place_words: SQL<string> } {
  const words = eventWords(event)
  return { search_words: vectorOf(words.search), place_words: vectorOf(words.place) }
}

/** Adds the words of events to the vocabulary that mistyped queries are compared with. Call it in the transaction that writes the events. */
export const learnWords = (tx: Pick<NodePgDatabase<typeof schema>, 'insert'>, events: readonly EventTexts[]): Promise<void> =>
  rememberWords(
    tx,
    events.flatMap((event) => eventWords(event).search),
  )
