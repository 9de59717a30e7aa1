import * as v from 'valibot'
import { type CachedSnapshot, readSnapshotsOf } from './snapshots.ts'

/** The most cards a search over the phone looks at. */
export const MOST_ROWS = 1000

/** Nouns whose answers show cards of several others. */
const OF_SEVERAL = ['home', 'category-pages', 'search']

/** What the phone must know of a noun to tell its cards and pages from others. */
export interface CachedNoun<Card> {
  /** As in the endpoints' offline policy. */
  noun: string
  /** What an answer with cards of several nouns calls those of this one, besides the noun's name. */
  alsoNamed?: readonly string[]
  card: v.GenericSchema<unknown, Card>
  /** Its page, made into its card (what a card has not may stay), and whether its list would show it: what is off the market stays readable. */
  detail: v.GenericSchema<unknown, { card: unknown; isListed: boolean; description?: string | readonly string[] }>
  idOf: (card: Card) => number
}

/** A card the phone holds, and when the network last stood for it (ISO 8601 UTC). */
interface CachedCard<Card> {
  card: Card
  checkedAt: string
  isListed: boolean
  /** Sanitized HTML, where its page is held too. */
  description?: string | readonly string[] | undefined
}

/** Everything held that may have cards of these nouns, the latest checked first. */
export const readAnswersWith = async (nouns: readonly string[]): Promise<CachedSnapshot[]> => (await readSnapshotsOf(...nouns, ...OF_SEVERAL)).sort(byCheck)

/** One card if any held list or detail has it: what can be shown before, or instead of, its page. */
export async function findCachedCard<Card>(kind: CachedNoun<Card>, id: number): Promise<CachedCard<Card> | null> {
  return cachedCards(kind, await readAnswersWith([kind.noun])).find(({ card }) => kind.idOf(card) === id) ?? null
}

/** Cards of those whose whole page is held, the latest checked first. */
export async function listCachedDetails<Card>(kind: CachedNoun<Card>, most: number): Promise<Card[]> {
  const details = (await readSnapshotsOf(kind.noun)).filter(({ shape }) => shape === 'detail').sort(byCheck)
  return details
    .flatMap((answer) => cardsOf(kind, answer))
    .slice(0, most)
    .map(({ card }) => card)
}

/** Each once, from the answer that was confirmed last. @param answers the latest first */
export function cachedCards<Card>(kind: CachedNoun<Card>, answers: readonly CachedSnapshot[]): CachedCard<Card>[] {
  const held = new Map<number, CachedCard<Card>>()
  for (const { checkedAt, found } of readOnce(kind, answers)) {
    for (const one of found) {
      if (held.size >= MOST_ROWS) return [...held.values()]
      const former = held.get(kind.idOf(one.card))
      if (!former) held.set(kind.idOf(one.card), { ...one, checkedAt })
      // A list may be newer than the page, and does not say what the page says.
      else former.description ??= one.description
    }
  }
  return [...held.values()]
}

/** What was read of each answer, by its address: every letter typed asks anew, and checking a thousand cards takes longer than the search. */
const known = new WeakMap<object, Map<string, { fetchedAt: string; found: unknown }>>()

function readOnce<Card>(kind: CachedNoun<Card>, answers: readonly CachedSnapshot[]): { checkedAt: string; found: Found<Card>[] }[] {
  const before = known.get(kind)
  const read = answers.map((answer) => {
    const { address, fetchedAt, checkedAt } = answer
    const former = before?.get(address)
    return { address, fetchedAt, checkedAt, found: former?.fetchedAt === fetchedAt ? (former.found as Found<Card>[]) : cardsOf(kind, answer) }
  })
  known.set(kind, new Map(read.map(({ address, fetchedAt, found }) => [address, { fetchedAt, found }])))
  return read
}

const byCheck = (a: CachedSnapshot, b: CachedSnapshot): number => (a.checkedAt < b.checkedAt ? 1 : -1)

type Found<Card> = Omit<CachedCard<Card>, 'checkedAt'>

/** Cards in a stored answer: an array, a page, a detail, or one with several of those. A row that does not fit (another version wrote it) counts as missing. */
export function cardsOf<Card>(kind: CachedNoun<Card>, { noun, body }: CachedSnapshot): Found<Card>[] {
  const cardOf = (row: unknown, isListed: boolean, description?: string | readonly string[]): Found<Card>[] => {
    const card = v.safeParse(kind.card, row)
    return card.success ? [{ card: card.output, isListed, description }] : []
  }
  const listed = (rows: unknown) => (Array.isArray(rows) ? rows.flatMap((row) => cardOf(row, true)) : undefined)
  if (OF_SEVERAL.includes(noun)) return [kind.noun, ...(kind.alsoNamed ?? [])].flatMap((name) => listed(rowsIn(propertyOf(body, name))) ?? [])
  if (noun !== kind.noun) return []
  const cards = listed(rowsIn(body))
  if (cards) return cards
  const detail = v.safeParse(kind.detail, body)
  return detail.success ? cardOf(detail.output.card, detail.output.isListed, detail.output.description) : []
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
/** Rows as they are, or those of a page. */
const rowsIn = (body: unknown): unknown => (Array.isArray(body) ? body : propertyOf(body, 'results'))
