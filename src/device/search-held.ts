import * as v from 'valibot'
import { searchedWords } from '#contract/core/word-search.ts'
import { type HeldSnapshot, readSnapshotsOf } from './snapshots.ts'

/** The most cards a search over the phone looks at. */
const MOST_ROWS = 1000

/** Nouns whose answers show cards of several others. */
const OF_SEVERAL = ['home', 'category-pages', 'search']
/** What such an answer calls its cards of one noun, where that is not the noun's name alone. */
const NAMES: Record<string, readonly string[]> = { events: ['events', 'weekend', 'soon'], jobs: ['jobs', 'closing'] }

/** What the phone must know of a noun to tell its cards and pages from others. */
export interface HeldNoun<Card> {
  /** As in the endpoints' offline policy. */
  noun: string
  card: v.GenericSchema<unknown, Card>
  /** Its page, made into its card (what a card has not may stay), and whether its list would show it: what is off the market stays readable. */
  detail: v.GenericSchema<unknown, { card: unknown; isListed: boolean }>
  idOf: (card: Card) => number
}

/** What it must know besides to answer questions from the rows it holds. Apart from the rest, since the page asks none. */
export interface SearchedNoun<Card> {
  of: HeldNoun<Card>
  /** Everything by which words find it. */
  textOf: (card: Card) => string
  /** Those that fit, in the order of the question. @param query as an address has it. @param now milliseconds since the epoch. */
  search: <Row extends SearchedRow<Card>>(rows: readonly Row[], query: Record<string, string>, now: number) => Row[]
}

/** A card, and its words folded; none where the question has none. */
export interface SearchedRow<Card> {
  facts: Card
  words: readonly string[]
}

/** A card the phone holds, and when the network last stood for it (ISO 8601 UTC). */
export interface HeldCard<Card> {
  card: Card
  checkedAt: string
  isListed: boolean
}

/** A page of a list that was put together from the rows at hand: it has no further ones, and its total counts what is held, not what exists. */
export interface HeldPage<Card> {
  results: Card[]
  next_cursor: null
  total: number
  total_is_exact: true
}

/** What was found among the rows at hand. */
export interface HeldFound<Card> {
  page: HeldPage<Card>
  /** How many rows are held in all. */
  heldRows: number
  /** ISO 8601 UTC: the oldest of those that fit; null if none does. */
  checkedAt: string | null
}

/**
 * Answers a question to a list from everything the phone holds: all lists, details, and what shows cards of several nouns.
 * @param query as an address has it. @param now milliseconds since the epoch.
 */
export const searchHeld = async <Card>(kind: SearchedNoun<Card>, query: Record<string, string>, now: number): Promise<HeldFound<Card>> =>
  searchAmong(kind, { query, now, answers: await readAnswersWith([kind.of.noun]) })

/** Everything held that may have cards of these nouns, the latest checked first. */
export const readAnswersWith = async (nouns: readonly string[]): Promise<HeldSnapshot[]> => (await readSnapshotsOf(...nouns, ...OF_SEVERAL)).sort(byCheck)

/** @param asked.isWanted whether a card may be an answer at all; absent: each. */
export function searchAmong<Card>(
  { of, textOf, search }: SearchedNoun<Card>,
  { query, now, answers, isWanted }: { query: Record<string, string>; now: number; answers: HeldSnapshot[]; isWanted?: ((card: Card) => boolean) | undefined },
): HeldFound<Card> {
  const held = heldCards(of, answers).filter(({ isListed }) => isListed)
  const wanted = isWanted ? held.filter(({ card }) => isWanted(card)) : held
  const rows = wanted.map(({ card, checkedAt }) => ({ facts: card, words: query.q ? foldedWords(textOf(card)) : [], checkedAt }))
  const fitting = search(rows, query, now)
  const results = fitting.map(({ facts }) => facts)
  const checkedAt = fitting.reduce<string | null>((oldest, one) => (oldest === null || one.checkedAt < oldest ? one.checkedAt : oldest), null)
  return { page: { results, next_cursor: null, total: results.length, total_is_exact: true }, heldRows: held.length, checkedAt }
}

/** One card if any held list or detail has it: what can be shown before, or instead of, its page. */
export async function findHeldCard<Card>(kind: HeldNoun<Card>, id: number): Promise<HeldCard<Card> | null> {
  return heldCards(kind, await readAnswersWith([kind.noun])).find(({ card }) => kind.idOf(card) === id) ?? null
}

/** Cards of those whose whole page is held, the latest checked first. */
export async function listHeldDetails<Card>(kind: HeldNoun<Card>, most: number): Promise<Card[]> {
  const details = (await readSnapshotsOf(kind.noun)).filter(({ shape }) => shape === 'detail').sort(byCheck)
  return details
    .flatMap((answer) => cardsOf(kind, answer))
    .slice(0, most)
    .map(({ card }) => card)
}

/** Each once, from the answer that was confirmed last. @param answers the latest first */
function heldCards<Card>(kind: HeldNoun<Card>, answers: HeldSnapshot[]): HeldCard<Card>[] {
  const held = new Map<number, HeldCard<Card>>()
  for (const { checkedAt, found } of readOnce(kind, answers)) {
    for (const one of found) {
      if (held.size >= MOST_ROWS) return [...held.values()]
      if (!held.has(kind.idOf(one.card))) held.set(kind.idOf(one.card), { ...one, checkedAt })
    }
  }
  return [...held.values()]
}

/** What was read of each answer, by its address: every letter typed asks anew, and checking a thousand cards takes longer than the search. */
const known = new WeakMap<object, Map<string, { fetchedAt: string; found: unknown }>>()

function readOnce<Card>(kind: HeldNoun<Card>, answers: HeldSnapshot[]): { checkedAt: string; found: Found<Card>[] }[] {
  const before = known.get(kind)
  const read = answers.map((answer) => {
    const { address, fetchedAt, checkedAt } = answer
    const former = before?.get(address)
    return { address, fetchedAt, checkedAt, found: former?.fetchedAt === fetchedAt ? (former.found as Found<Card>[]) : cardsOf(kind, answer) }
  })
  known.set(kind, new Map(read.map(({ address, fetchedAt, found }) => [address, { fetchedAt, found }])))
  return read
}

const byCheck = (a: HeldSnapshot, b: HeldSnapshot): number => (a.checkedAt < b.checkedAt ? 1 : -1)

type Found<Card> = Omit<HeldCard<Card>, 'checkedAt'>

/** Cards in a stored answer: an array, a page, a detail, or one with several of those. A row that does not fit (another version wrote it) counts as missing. */
export function cardsOf<Card>(kind: HeldNoun<Card>, { noun, body }: HeldSnapshot): Found<Card>[] {
  const cardOf = (row: unknown, isListed: boolean): Found<Card>[] => {
    const card = v.safeParse(kind.card, row)
    return card.success ? [{ card: card.output, isListed }] : []
  }
  const listed = (rows: unknown) => (Array.isArray(rows) ? rows.flatMap((row) => cardOf(row, true)) : undefined)
  if (OF_SEVERAL.includes(noun)) return (NAMES[kind.noun] ?? [kind.noun]).flatMap((name) => listed(rowsIn(propertyOf(body, name))) ?? [])
  if (noun !== kind.noun) return []
  const cards = listed(rowsIn(body))
  if (cards) return cards
  const detail = v.safeParse(kind.detail, body)
  return detail.success ? cardOf(detail.output.card, detail.output.isListed) : []
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
/** Rows as they are, or those of a page. */
const rowsIn = (body: unknown): unknown => (Array.isArray(body) ? body : propertyOf(body, 'results'))

/** So does folding their texts, and most of their words are the same. */
const folded = new Map<string, readonly string[]>()
const MOST_FOLDED = 10 * MOST_ROWS

const foldedWords = (text: string): readonly string[] => foldOnce(text, () => [...new Set(text.split(/\s+/).flatMap((word) => foldOnce(word, searchedWords)))])

function foldOnce(text: string, foldIt: (text: string) => readonly string[]): readonly string[] {
  const former = folded.get(text)
  if (former) return former
  if (folded.size >= MOST_FOLDED) folded.clear()
  const words = foldIt(text)
  folded.set(text, words)
  return words
}
