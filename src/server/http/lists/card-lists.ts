import type { BlogCard } from '#contract/blogs/blogs.ts'
import type { AskedWords } from '#contract/core/word-search.ts'
import type { EventCard } from '#contract/events/events.ts'
import type { JobCard } from '#contract/jobs/jobs.ts'
import { SEARCH_MOST } from '#contract/search/search-kinds.ts'
import { type BlogRow, readBlogRows } from '../../db/blogs/blog-rows.ts'
import type { Database } from '../../db/connection/open.ts'
import { type EventRow, eventCardOf, readEventRows } from '../../db/events/event-rows.ts'
import { cardOf as jobCardOf } from '../../db/jobs/job-columns.ts'
import { type JobRow, readJobRows } from '../../db/jobs/job-rows.ts'
import { readOrCorrect } from '../../db/search/correct-words.ts'
import type { ListCursor } from './list-cursor.ts'
import { listPage } from './list-page.ts'

type Db = Pick<Database['db'], 'execute'>
export type CardKind = 'events' | 'jobs' | 'blogs' | 'sellers'

/** Which cards of one kind are wanted. */
export interface CardsAsked {
  /** None: all. */
  words: AskedWords
  /** Only what belongs to this; absent: to any or none. */
  belongs?: Belongs | undefined
  /** Milliseconds since the epoch. */
  now: number
  /** None are read where it is 0: then only the total is. */
  limit: number
  /** Where it goes on; null from the first. */
  after: ListCursor<CardKind> | null
}

/** What belongs to a category of the market. */
export interface Belongs {
  slug: string
  /** Highest branches of events and of jobs. */
  events: readonly number[]
  jobs: readonly number[]
}

export interface CardList<Card> {
  results: Card[]
  /** Where the next page begins; undefined on the last. */
  next: ListCursor<CardKind> | undefined
  /** Exact up to `SEARCH_MOST.countedTo`. */
  total: number
  total_is_exact: boolean
}

/** The list of what was not looked for. */
export const noCards = <Card>(): CardList<Card> => ({ results: [], next: undefined, total: 0, total_is_exact: true })

interface Reading<Row> {
  kind: CardKind
  idOf: (row: Row) => number
  read: (words: AskedWords, range: { limit: number; after: CardsAsked['after']; is_counted: boolean }) => Promise<Row[]>
}

/**
 * One page of a kind, its words corrected where nothing has them.
 * @see correct-words.ts for when words are corrected
 */
export async function readCards<Row extends { cursor_key: string; counted: number | null }>(
  db: Db,
  { words, limit, after }: Pick<CardsAsked, 'words' | 'limit' | 'after'>,
  { kind, idOf, read }: Reading<Row>,
): Promise<CardList<Row>> {
  const range = { after, limit: limit + 1, is_counted: !after }
  const found = await readOrCorrect(db, { words, after, read: (asked) => read(asked, range) })
  const { shown, ...page } = listPage(found, { order: kind, limit, after, countedTo: SEARCH_MOST.countedTo }, idOf)
  return { results: shown, ...page }
}

const cardsOf = <Row, Card>({ results, ...list }: CardList<Row>, cardOf: (row: Row) => Card): CardList<Card> => ({ ...list, results: results.map(cardOf) })

/** Events that run or are to come, the soonest first. */
export async function eventCards(db: Db, asked: CardsAsked): Promise<CardList<EventCard>> {
  const of = asked.belongs?.events
  if (of?.length === 0) return noCards()
  const rows = await readCards(db, asked, {
    kind: 'events',
    idOf: ({ id }: EventRow) => id,
    read: (words, range) => readEventRows(db, { question: {}, of, words, now: asked.now }, { order: 'soonest', ...range }),
  })
  return cardsOf(rows, eventCardOf)
}

/** Jobs that are open, the latest first. */
export async function jobCards(db: Db, asked: CardsAsked): Promise<CardList<JobCard>> {
  const of = asked.belongs?.jobs
  if (of?.length === 0) return noCards()
  const rows = await readCards(db, asked, {
    kind: 'jobs',
    idOf: ({ job_post_id }: JobRow) => job_post_id,
    read: (words, range) => readJobRows(db, { question: {}, of, words, now: asked.now }, { order: 'newest', ...range }),
  })
  return cardsOf(rows, ({ cursor_key: _key, counted: _counted, ...row }: JobRow) => jobCardOf(row))
}

/** Articles, the latest first. */
export async function blogCards(db: Db, asked: CardsAsked): Promise<CardList<BlogCard>> {
  const rows = await readCards(db, asked, {
    kind: 'blogs',
    idOf: ({ id }: BlogRow) => id,
    read: (words, range) => readBlogRows(db, { question: { category: asked.belongs?.slug }, words, now: asked.now }, range),
  })
  return cardsOf(rows, ({ cursor_key: _key, counted: _counted, ...card }: BlogRow) => card)
}
