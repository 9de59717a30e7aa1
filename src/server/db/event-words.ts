import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { wordsOf } from '#contract/core/text.ts'
import type { schema } from './schema.ts'
import { search_vocabulary } from './tables/search.ts'

/** What of an event can be searched. */
export interface EventTexts {
  title: string
  type: 'Online' | 'Offline'
  location?: string | null | undefined
  /** Full name of the seller, as cards show it. */
  seller_name: string
}

/** A place longer than any word is noise (a pasted address, a link) and would only burden the index. */
const LONGEST_WORD = 64

/**
 * The folded words by which an event is found. The only place that decides this: every writer of events goes through here.
 * `search` serves the search field (title, place, seller), `place` the place filter, which asks only of Offline events.
 */
export function eventWords(event: EventTexts): { search: string[]; place: string[] } {
  const known = (text: string) => wordsOf(text).filter((word) => word.length > 0 && word.length <= LONGEST_WORD)
  const location = event.location ?? ''
  return {
    search: [...new Set([...known(event.title), ...known(location), ...known(event.seller_name)])],
    place: event.type === 'Offline' ? [...new Set(known(location))] : [],
  }
}

/** The two search columns, for an insert or an update: `values({ ...event, ...wordColumns(texts) })`. */
export function wordColumns(event: EventTexts): { search_words: SQL<string>; place_words: SQL<string> } {
  const words = eventWords(event)
  return { search_words: vectorOf(words.search), place_words: vectorOf(words.place) }
}

const vectorOf = (words: string[]) => sql<string>`array_to_tsvector(${sql.param(words)}::text[])`

/**
 * Adds the words of events to the vocabulary that mistyped queries are compared with. Call it in the transaction that writes the events.
 * Words are never taken out: an unused one finds nothing and costs nothing.
 */
export async function learnWords(tx: Pick<NodePgDatabase<typeof schema>, 'insert'>, events: readonly EventTexts[]): Promise<void> {
  // Sorted, so that two writers never wait for each other in a ring.
  const words = [...new Set(events.flatMap((event) => eventWords(event).search))].sort()
  for (let at = 0; at < words.length; at += 5000) {
    const some = words.slice(at, at + 5000).map((word) => ({ word }))
    await tx.insert(search_vocabulary).values(some).onConflictDoNothing()
  }
}

/** For every word asked, the words of which one must be there: the word itself, and what it may be a slip of. */
export type AskedWords = readonly (readonly string[])[]

/** Each lexeme stands in quotes, in which only quote and backslash mean something; so no text can become an operator. */
const prefixOf = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}':*`

/** The text of a `tsquery` that holds where every word begins some word; null when no word is asked. */
export function prefixQuery(words: AskedWords): string | null {
  return words.length ? words.map((choices) => `(${choices.map(prefixOf).join(' | ')})`).join(' & ') : null
}
