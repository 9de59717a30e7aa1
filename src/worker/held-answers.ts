import type { EventPage } from '#contract/events.ts'
import { listEvents } from '#contract/events.ts'
import { readEventQuestion } from '#contract/events-filter.ts'
import { searchHeldEvents } from '#device/search-held.ts'
import type { KeptQuestion } from './kept-endpoints.ts'

/** An answer put together from rows of other answers. */
export interface HeldAnswer {
  body: EventPage | EventPage['results']
  /** How many rows were looked at. */
  heldRows: number
  /** How many of them fit. */
  found: number
  /** ISO 8601 UTC: the oldest of those; null if none fits. */
  checkedAt: string | null
}

/** Answers a question from what the phone holds on the same noun; null if it holds nothing, or cannot know (a further page of a list). */
export async function answerFromHeldRows({ endpoint, query }: KeptQuestion): Promise<HeldAnswer | null> {
  if (endpoint !== listEvents || query.cursor) return null
  const { page, heldRows, checkedAt } = await searchHeldEvents(readEventQuestion(query), Date.now())
  if (heldRows === 0) return null
  return { body: query.limit ? page : page.results, heldRows, found: page.results.length, checkedAt }
}
