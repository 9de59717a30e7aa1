import { isAtPlace, rowsByRank, type SearchedTexts, searchTerms } from '#contract/core/search-terms.ts'
import { searchedWords } from '#contract/core/word-search.ts'
import { type CachedNoun, cachedCards, MOST_ROWS, readAnswersWith } from '../snapshots/cached-cards.ts'
import type { CachedSnapshot } from '../snapshots/snapshots.ts'

/** What it must know besides to answer requests from the rows it holds. Apart from the rest, since the page asks none. */
export interface SearchedNoun<Card> {
  of: CachedNoun<Card>
  /** Where the service answers its list, which this phone answers from the rows it holds; absent where it has none with filters. */
  list?: string
  /**
   * What a card says of the market's category it belongs to: its slug, or the branch of the noun's own tree that it is sorted under. Absent: cards of this
   * noun belong to no category.
   */
  category?: { slugOf: (card: Card) => string | null } | { branchOf: (card: Card) => number | null }
  /** What of a card is searched. @param besides what stands not on the card: names of its categories, and its description as HTML */
  textsOf: (card: Card, besides: { category: string; description?: string | readonly string[] | undefined }) => SearchedTexts
  /** Where this phone holds the names of its categories. Absent: its cards name them, or have none. */
  categoryNames?: {
    /** Nouns of the answers that have them. */
    nouns: readonly string[]
    read: (answers: readonly CachedSnapshot[]) => (card: Card) => string
  }
  /** Those that fit, in the order that the query asks for. @param query as an address has it. @param now milliseconds since the epoch. */
  search: <Row extends SearchedRow<Card>>(rows: readonly Row[], query: Record<string, string>, now: number) => Row[]
}

/** A card, and its words folded; none where the query has none. */
interface SearchedRow<Card> {
  facts: Card
  words: readonly string[]
}

/** A list that was put together from the rows at hand, whole: who asks for pages cuts it. Its total counts what is held, not what exists. */
interface CachedPage<Card> {
  results: Card[]
  next_cursor: null
  total: number
  total_is_exact: true
}

/** What was found among the rows at hand. */
export interface CachedResults<Card> {
  page: CachedPage<Card>
  /** How many rows are held in all. */
  heldRows: number
  /** ISO 8601 UTC: the oldest of those that fit; null if none does. */
  checkedAt: string | null
}

/**
 * Answers a request for a list from everything the phone holds: all lists, details, and what shows cards of several nouns.
 * @param query as an address has it. @param now milliseconds since the epoch.
 */
export const searchCached = async <Card>(kind: SearchedNoun<Card>, query: Record<string, string>, now: number): Promise<CachedResults<Card>> =>
  searchAmong(kind, { query, now, answers: await readAnswersWith([kind.of.noun, ...(kind.categoryNames?.nouns ?? [])]) })

interface Asked<Card> {
  query: Record<string, string>
  now: number
  answers: CachedSnapshot[]
  /** Whether a card may be an answer at all; absent: each. */
  isWanted?: ((card: Card) => boolean) | undefined
  /** Words of a place, which they have besides. */
  place?: string | undefined
  /** Whether the best come first, as in a search over everything; else they come in the order of the list. */
  isRanked?: boolean
}

export function searchAmong<Card>({ of, textsOf, categoryNames, search }: SearchedNoun<Card>, asked: Asked<Card>): CachedResults<Card> {
  const { query, now, answers, place, isWanted, isRanked = false } = asked
  const held = cachedCards(of, answers).filter(({ isListed }) => isListed)
  const wanted = isWanted ? held.filter(({ card }) => isWanted(card)) : held
  const { q, ...filter } = query
  const isAsked = q !== undefined || place !== undefined
  const namesOf = isAsked ? categoryNames?.read(answers) : undefined
  const termsOf = (card: Card, description: string | readonly string[] | undefined) =>
    foldedTerms(textsOf(card, { category: namesOf?.(card) ?? '', description }))
  const rows = wanted.map(({ card, checkedAt, description }) => ({ facts: card, words: isAsked ? termsOf(card, description) : [], checkedAt }))
  const there = place === undefined ? rows : rows.filter(({ words }) => isAtPlace(words, place))
  const fitting = q && isRanked ? rowsByRank(rows, search(there, filter, now), q) : search(there, query, now)
  const results = fitting.map(({ facts }) => facts)
  const checkedAt = fitting.reduce<string | null>((oldest, one) => (oldest === null || one.checkedAt < oldest ? one.checkedAt : oldest), null)
  return { page: { results, next_cursor: null, total: results.length, total_is_exact: true }, heldRows: held.length, checkedAt }
}

/** Every letter typed asks anew, and folding texts takes longer than the search; most of their words are the same. */
const folded = new Map<string, readonly string[]>()
const MOST_FOLDED = 10 * MOST_ROWS

const foldedTerms = (texts: SearchedTexts): readonly string[] => foldOnce(Object.values(texts).join('\n'), () => searchTerms(texts, foldedWords))

const foldedWords = (text: string): readonly string[] => text.split(/\s+/).flatMap((word) => foldOnce(word, searchedWords))

function foldOnce(text: string, foldIt: (text: string) => readonly string[]): readonly string[] {
  const former = folded.get(text)
  if (former) return former
  if (folded.size >= MOST_FOLDED) folded.clear()
  const words = foldIt(text)
  folded.set(text, words)
  return words
}
