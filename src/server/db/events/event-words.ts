import type { SQL } from 'drizzle-orm'
import { searchedTexts } from '#contract/core/searched-text.ts'
import { eventBranch } from '#contract/events/event-branch.ts'
import { EVENTS } from '#contract/events/events-resource.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { indexedTerms, rememberWords, vectorOf, writtenWords } from '../search/search-words.ts'
import type { events } from '../tables/events.ts'
import { readEventCategoryNames } from './event-category-names.ts'

type OwnText = Exclude<(typeof EVENTS.searched)[number], 'seller_name'>

/** The columns of which an event's words are made. */
export const TEXT_COLUMNS = [
  ...EVENTS.searched.filter((field): field is OwnText => field !== 'seller_name'),
  'type',
  'description',
  'second_description',
  'event_category',
  'event_subcategory',
  'event_subsubcategory',
] as const

/** What of an event can be searched; `seller_name` is the full name of its seller, as cards show it. */
export type EventTexts = Pick<typeof events.$inferInsert, (typeof TEXT_COLUMNS)[number]> & { seller_name: string }

/** What the two search columns of an event hold: `search` serves the search field, `place` the place filter, which asks only of Offline events. */
interface EventTerms {
  search: string[]
  place: string[]
}

/**
 * The terms by which each event is found, in their order; their words are learned for queries that are mistyped. The only place that decides this: every
 * writer of events goes through here, in the transaction that writes them.
 */
export async function learnEventTerms(tx: Pick<Tx, 'select' | 'insert'>, rows: readonly EventTexts[]): Promise<EventTerms[]> {
  const namesOf = await readEventCategoryNames(tx)
  const terms = rows.map((event) => ({
    search: indexedTerms(
      searchedTexts(EVENTS, event, { category: namesOf(eventBranch(event)), description: [event.description, event.second_description ?? ''] }),
    ),
    place: event.type === 'Offline' ? writtenWords(event.location ?? '') : [],
  }))
  await rememberWords(
    tx,
    terms.flatMap(({ search }) => search),
  )
  return terms
}

/** The two search columns, for an insert or an update: `values({ ...event, ...eventTermColumns(terms) })`. */
export const eventTermColumns = (terms: EventTerms | undefined): { search_words: SQL<string>; place_words: SQL<string> } => ({
  search_words: vectorOf(terms?.search ?? []),
  place_words: vectorOf(terms?.place ?? []),
})
