import { SEARCH_MOST } from '#contract/search/search-kinds.ts'
import type { CardOf, Listed, Listing, Reads } from '../../db/listing.ts'
import type { ListedNoun } from '../../db/resources.ts'
import type { ListCursor } from './list-cursor.ts'
import { listPage } from './list-page.ts'
import { readByRank } from './ranked-rows.ts'

/** Which cards of one noun are wanted. */
export interface CardsAsked extends Listed {
  /** Words, as they were typed; none: all. */
  q: string
  /** Words of a place, which they have besides. */
  place?: string | undefined
  /** None are read where it is 0: then only the total is. */
  limit: number
  /** Where it goes on; null from the first. */
  after: ListCursor<ListedNoun> | null
}

export interface CardList<Card> {
  results: Card[]
  /** Where the next page begins; undefined on the last. */
  next: ListCursor<ListedNoun> | undefined
  /** Exact up to `SEARCH_MOST.countedTo`. */
  total: number
  total_is_exact: boolean
}

/** The list of what was not looked for. */
export const noCards = <Card>(): CardList<Card> => ({ results: [], next: undefined, total: 0, total_is_exact: true })

/**
 * One page of a noun's cards, the best first where words are asked; they are corrected where nothing has them.
 * @see correct-words.ts for when words are corrected
 */
export async function readCards<Card>(db: Reads, { resource, listRows }: Listing<ListedNoun, Card>, asked: CardsAsked): Promise<CardList<Card>> {
  const { q, place, limit, after } = asked
  const list = await listRows(db, asked)
  if (!list) return noCards()
  const found = await readByRank(db, list, { q, place, limit: limit === 0 ? 0 : limit + 1, after })
  const { shown, ...page } = listPage(found, { order: resource.noun, limit, after, countedTo: SEARCH_MOST.countedTo }, ({ id }) => id)
  return { results: shown.map(({ card }) => card), ...page }
}

/** A list of cards of each noun, by its name. */
type CardLists<L extends readonly Listing[]> = { [One in L[number] as One['resource']['noun']]: CardList<CardOf<One>> }

/** The same of several nouns at once. @param askedOf what is wanted of a noun; undefined: nothing. */
export async function readCardLists<const L extends readonly Listing<ListedNoun>[]>(
  db: Reads,
  listings: L,
  askedOf: (noun: ListedNoun) => CardsAsked | undefined,
): Promise<CardLists<L>> {
  const lists = await Promise.all(
    listings.map(async (one) => {
      const asked = askedOf(one.resource.noun)
      return [one.resource.noun, asked ? await readCards(db, one, asked) : noCards()] as const
    }),
  )
  // Each list is that of its listing.
  return Object.fromEntries(lists) as CardLists<L>
}
