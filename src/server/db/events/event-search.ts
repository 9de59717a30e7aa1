import { type SQL, sql } from 'drizzle-orm'
import { wordsOf } from '#contract/core/text.ts'
import { dhakaDayBounds } from '#contract/core/time.ts'
import type { AskedWords } from '#contract/core/word-search.ts'
import type { EventFilter } from '#contract/events/events-filter.ts'
import { branchCondition } from '../categories/branch-condition.ts'
import { ofSeller } from '../of-seller.ts'
import { rowsThatFit } from '../search/by-words.ts'
import { prefixQuery } from '../search/search-words.ts'

/** What a list is asked: the filter, its words of search (corrected or not), and the moment that decides what is past. */
export interface EventSearch {
  filter: EventFilter
  /** Only of these of the highest categories; absent: of all. */
  of?: readonly number[] | undefined
  words: AskedWords
  /** What these find is left out. */
  without?: AskedWords | undefined
  /** See `SearchedFor` in listing.ts. */
  isFoundFirst?: boolean
  /** Milliseconds since the epoch. */
  now: number
}

/** As the index `events_by_span` spells it; any other spelling would not be found in it. */
const SPAN = sql`tstzrange(from_time, to_time, '[]')`

/** One part of an answer. */
export interface EventPart {
  /** What stands after `from`; further conditions may follow by `and`, unless it is to be counted. */
  rows: SQL
  /** Milliseconds since the epoch: none of its rows starts later. */
  startsUntil?: number
}

/**
 * The filter in parts of `events`: an event fits if it is in one of them, and none is in two. Says what `EVENT_FILTER` in the contract says.
 * What is to come falls into what runs and what starts later, because each has an index and both together have none; so the past,
 * which only ever grows, is not read.
 */
export function eventParts(search: EventSearch): EventPart[] {
  const { filter, now } = search
  const part = (...times: SQL[]) => ({ rows: rowsThatFit({ from: sql`events`, condition: allOf(search, times) }, search.isFoundFirst) })
  const running = (moment: string, ...times: SQL[]) => ({
    rows: rowsThatFit({ from: runningAt(moment), condition: allOf(search, times) }),
    startsUntil: Date.parse(moment),
  })
  if (filter.date) {
    const day = dhakaDayBounds(filter.date)
    const start = instant(day.from)
    return [running(day.from, sql`from_time < ${start}`), part(sql`from_time >= ${start}`, sql`from_time < ${instant(day.to)}`)]
  }
  if (filter.when === 'all') return [part()]
  const moment = new Date(now).toISOString()
  if (filter.when === 'past') return [part(sql`from_time < ${instant(moment)}`, sql`to_time < ${instant(moment)}`)]
  return [running(moment), part(sql`from_time > ${instant(moment)}`)]
}

/**
 * The same for counting, where order does not matter. What is to come is counted from its far end, what is over from the first day:
 * so a common word is met at once, and a rare one is looked up alone, instead of being crossed with half of all starts.
 */
export function countedParts(search: EventSearch): EventPart[] {
  const { date, when = 'upcoming' } = search.filter
  if (date) return eventParts(search)
  const moment = instant(new Date(search.now).toISOString())
  const counted = (direction: SQL, ...times: SQL[]) => [{ rows: sql`events where ${allOf(search, times)} order by from_time ${direction}` }]
  if (when === 'all') return counted(sql`asc`)
  return when === 'past' ? counted(sql`asc`, sql`to_time < ${moment}`) : counted(sql`desc`, sql`to_time >= ${moment}`)
}

/** What is to come or under way and has the words; to be counted. */
export const openWithWords = (search: EventSearch): SQL => allOf(search, [sql`to_time >= ${instant(new Date(search.now).toISOString())}`])

const allOf = ({ filter, of, ...asked }: EventSearch, times: SQL[]) =>
  sql.join([sql`is_active`, ...times, ...branchCondition(sql`event_category`, of), ...fieldConditions(filter), ...wordConditions(filter, asked)], sql` and `)

/**
 * What runs at a moment, found by the span index alone. `offset 0` keeps the planner from looking into it: with a limit in sight it
 * would rather walk all starts from the first year on, hoping to meet one that still runs.
 */
const runningAt = (moment: string) => sql`(select * from events where is_active and ${SPAN} @> ${instant(moment)} offset 0) as running`

const instant = (at: string) => sql`${at}::timestamptz`

function fieldConditions(filter: EventFilter): SQL[] {
  const conditions: SQL[] = []
  if (filter.type) conditions.push(sql`type = ${filter.type}`)
  if (filter.category) conditions.push(sql`event_category = ${filter.category}`)
  if (filter.subcategory) conditions.push(sql`event_subcategory = ${filter.subcategory}`)
  if (filter.seller) conditions.push(ofSeller(filter.seller))
  if (filter.subsubcategory) conditions.push(sql`event_subsubcategory = ${filter.subsubcategory}`)
  if (filter.min_price !== undefined) conditions.push(sql`price >= ${filter.min_price}`)
  if (filter.max_price !== undefined) conditions.push(sql`price <= ${filter.max_price}`)
  return conditions
}

function wordConditions(filter: EventFilter, { words, without }: Pick<EventSearch, 'words' | 'without'>): SQL[] {
  const conditions: SQL[] = []
  if (filter.location) {
    conditions.push(sql`type = 'Offline'`)
    const place = prefixQuery(wordsOf(filter.location).map((word) => [word]))
    if (place) conditions.push(sql`place_words @@ ${place}::tsquery`)
  }
  const asked = prefixQuery(words, without)
  if (asked) conditions.push(sql`search_words @@ ${asked}::tsquery`)
  return conditions
}
