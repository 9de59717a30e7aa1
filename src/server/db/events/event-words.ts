import type { SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { searchedText } from '#contract/core/searched-text.ts'
import { EVENTS } from '#contract/events/events-resource.ts'
import type { schema } from '../schema.ts'
import { indexedWords, rememberWords, vectorOf, writtenWords } from '../search/search-words.ts'

/** What of an event can be searched. */
export interface EventTexts {
  title: string
  type: 'Online' | 'Offline'
  location?: string | null | undefined
  /** Full name of the seller, as cards show it. */
  seller_name: string
}

/**
 * The folded words by which an event is found. The only place that decides this: every writer of events goes through here.
 * `search` serves the search field (title, place, seller), `place` the place filter, which asks only of Offline events.
 */
export function eventWords({ title, type, location, seller_name }: EventTexts): { search: string[]; place: string[] } {
  return {
    search: indexedWords(searchedText(EVENTS.searched, { title, location, seller_name })),
    place: type === 'Offline' ? writtenWords(location ?? '') : [],
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
