import { listBlogs } from '#contract/blogs/blogs.ts'
import { readCategory } from '#contract/categories.ts'
import { listEvents } from '#contract/events/events.ts'
import { listJobs } from '#contract/jobs/jobs.ts'
import { searchAll } from '#contract/search/search.ts'
import { searchEverything } from '#device/search/search-everything.ts'
import { type SearchedNoun, searchHeld } from '#device/search/search-held.ts'
import { SEARCHED_BLOGS } from '#device/search/searched-blogs.ts'
import { SEARCHED_EVENTS } from '#device/search/searched-events.ts'
import { SEARCHED_JOBS } from '#device/search/searched-jobs.ts'
import { heldCategory } from '#device/snapshots/held-category.ts'
import type { KeptQuestion } from './kept-endpoints.ts'

/** An answer put together from rows of other answers. */
export interface HeldAnswer {
  body: unknown
  /** How many rows were looked at. */
  heldRows: number
  /** How many of them fit. */
  found: number
  /** ISO 8601 UTC: the oldest of those; null if none fits. */
  checkedAt: string | null
}

/** Answers a question from what the phone holds on the same noun; null if it holds nothing, or cannot know (a further page of a list). */
export async function answerFromHeldRows({ endpoint, query, shelf }: KeptQuestion): Promise<HeldAnswer | null> {
  if (query.cursor) return null
  if (endpoint === listEvents) return answerFrom(SEARCHED_EVENTS, query)
  if (endpoint === listJobs) return answerFrom(SEARCHED_JOBS, query)
  if (endpoint === listBlogs) return answerFrom(SEARCHED_BLOGS, query)
  if (endpoint === readCategory) return heldCategory(shelf.subject ?? '', Date.now())
  return endpoint === searchAll ? unlessEmpty(await searchEverything(query, Date.now())) : null
}

async function answerFrom<Card>(kind: SearchedNoun<Card>, query: Record<string, string>): Promise<HeldAnswer | null> {
  const { page, heldRows, checkedAt } = await searchHeld(kind, query, Date.now())
  return unlessEmpty({ body: query.limit ? page : page.results, heldRows, found: page.results.length, checkedAt })
}

const unlessEmpty = (answer: HeldAnswer): HeldAnswer | null => (answer.heldRows === 0 ? null : answer)
