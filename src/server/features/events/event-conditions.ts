import { type SQL, sql } from 'drizzle-orm'
import { wordsOf } from '#contract/core/text.ts'
import { dhakaDayBounds } from '#contract/core/time.ts'
import type { EventQuestion } from '#contract/events-filter.ts'
import { type AskedWords, prefixQuery } from './search-words.ts'

/** What a list is asked: the question, its words of search (corrected or not), and the moment that decides what is past. */
export interface EventSearch {
  question: EventQuestion
  words: AskedWords
  /** Milliseconds since the epoch. */
  now: number
}

/** As the index `events_by_span` spells it; any other spelling would not be found in it. */
const SPAN = sql`tstzrange(from_time, to_time, '[]')`

/**
 * The question as conditions on `events`: an event fits if exactly one of them holds, and none fits two.
 * Says what `eventFits` in the contract says. What is to come falls into what runs and what starts later, because each has an index
 * and both together have none; so the past, which only ever grows, is not read.
 */
export function eventConditions(search: EventSearch): SQL[] {
  const shared = sql.join([sql`is_active`, ...fieldConditions(search.question), ...wordConditions(search)], sql` and `)
  return timeConditions(search.question, search.now).map((time) => sql`${shared} and ${time}`)
}

function timeConditions(question: EventQuestion, now: number): SQL[] {
  if (question.date) {
    const day = dhakaDayBounds(question.date)
    return [sql`${SPAN} && tstzrange(${day.from}, ${day.to}, '[)')`]
  }
  if (question.when === 'all') return [sql`true`]
  const moment = sql`${new Date(now).toISOString()}::timestamptz`
  if (question.when === 'past') return [sql`from_time < ${moment} and to_time < ${moment}`]
  return [sql`from_time <= ${moment} and ${SPAN} @> ${moment}`, sql`from_time > ${moment}`]
}

function fieldConditions(question: EventQuestion): SQL[] {
  const conditions: SQL[] = []
  if (question.type) conditions.push(sql`type = ${question.type}`)
  if (question.category) conditions.push(sql`event_category = ${question.category}`)
  if (question.subcategory) conditions.push(sql`event_subcategory = ${question.subcategory}`)
  if (question.subsubcategory) conditions.push(sql`event_subsubcategory = ${question.subsubcategory}`)
  if (question.min_price !== undefined) conditions.push(sql`price >= ${question.min_price}`)
  if (question.max_price !== undefined) conditions.push(sql`price <= ${question.max_price}`)
  return conditions
}

function wordConditions({ question, words }: EventSearch): SQL[] {
  const conditions: SQL[] = []
  if (question.location) {
    conditions.push(sql`type = 'Offline'`)
    const place = prefixQuery(wordsOf(question.location).map((word) => [word]))
    if (place) conditions.push(sql`place_words @@ ${place}::tsquery`)
  }
  const asked = prefixQuery(words)
  if (asked) conditions.push(sql`search_words @@ ${asked}::tsquery`)
  return conditions
}
