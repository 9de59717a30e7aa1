import * as v from 'valibot'
import { EventCard, EventDetail, type EventPage } from '#contract/events.ts'
import { compareEvents, type EventQuestion, eventFits, eventOrder } from '#contract/events-filter.ts'
import { readSnapshotsOf } from './snapshots.ts'

/** The most cards a search over the phone looks at. */
const MOST_ROWS = 1000

/** A card the phone holds, and when the network last stood for it (ISO 8601 UTC). */
export interface HeldCard {
  card: EventCard
  checkedAt: string
}

/**
 * Answers a question to the list of events from everything the phone holds: all lists and details together.
 * It has no further pages, and its total counts what is held, not what exists.
 * @param now milliseconds since the epoch.
 * @returns also how many events are held in all, and how old the oldest card among them is.
 */
export async function searchHeldEvents(question: EventQuestion, now: number): Promise<{ page: EventPage; heldRows: number; checkedAt: string | null }> {
  const held = await readHeldCards()
  const fitting = held.filter(({ card }) => eventFits(card, question, now))
  const results = fitting.map(({ card }) => card).sort(compareEvents(eventOrder(question)))
  const checkedAt = fitting.reduce<string | null>((oldest, one) => (oldest === null || one.checkedAt < oldest ? one.checkedAt : oldest), null)
  return { page: { results, next_cursor: null, total: results.length, total_is_exact: true }, heldRows: held.length, checkedAt }
}

/** The card of one event if any held list or detail has it: what can be shown before, or instead of, its page. */
export async function findHeldCard(eventId: number): Promise<HeldCard | null> {
  const held = await readHeldCards()
  return held.find(({ card }) => card.event_id === eventId) ?? null
}

/** Cards of the events whose whole page is held, the latest checked first. */
export async function listHeldDetails(most: number): Promise<EventCard[]> {
  const details = (await readSnapshotsOf('events')).filter((snapshot) => snapshot.shape === 'detail')
  return details
    .sort((a, b) => (a.checkedAt < b.checkedAt ? 1 : -1))
    .flatMap((snapshot) => cardsOf(snapshot.body))
    .slice(0, most)
}

/** Every event held, each once, from the answer that was confirmed last. */
async function readHeldCards(): Promise<HeldCard[]> {
  const snapshots = await readSnapshotsOf('events')
  snapshots.sort((a, b) => (a.checkedAt < b.checkedAt ? 1 : -1))
  const held = new Map<number, HeldCard>()
  for (const snapshot of snapshots) {
    for (const card of cardsOf(snapshot.body)) {
      if (held.size >= MOST_ROWS) return [...held.values()]
      if (!held.has(card.id)) held.set(card.id, { card, checkedAt: snapshot.checkedAt })
    }
  }
  return [...held.values()]
}

/** Cards in a stored body: an array, a page, or a detail. A row that does not fit (another version wrote it) counts as missing. */
function cardsOf(body: unknown): EventCard[] {
  if (Array.isArray(body)) return body.flatMap(cardOf)
  if (typeof body === 'object' && body !== null && 'results' in body && Array.isArray(body.results)) return body.results.flatMap(cardOf)
  const detail = v.safeParse(EventDetail, body)
  return detail.success ? cardOf({ ...detail.output, seller: detail.output.seller.id }) : []
}

function cardOf(row: unknown): EventCard[] {
  const card = v.safeParse(EventCard, row)
  return card.success ? [card.output] : []
}
