import type * as v from 'valibot'
import type { Category } from '#contract/categories.ts'
import { Problem } from '#contract/core/problem.ts'
import { meantWords, rowsWithWords, searchedWords } from '#contract/core/word-search.ts'
import type { SearchAnswer, SellerHit, searchAll as searchEndpoint } from '#contract/search/search.ts'
import { SEARCH_MOST, type SearchKind } from '#contract/search/search-kinds.ts'
import { branchesOf, listMarket } from '../../db/categories/market.ts'
import type { Database } from '../../db/connection/open.ts'
import {
  type Belongs,
  blogCards,
  type CardKind,
  type CardList,
  type CardsAsked,
  eventCards,
  jobCards,
  noCards,
  readCards,
} from '../../http/lists/card-lists.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { readSellerRows, type SellerRow, sellerHitOf } from './seller-rows.ts'

type Db = Pick<Database['db'], 'select' | 'execute'>
type Question = v.InferOutput<typeof searchEndpoint.query>

/**
 * Everything that has the words of a question, each kind as its own list has it.
 * @param now milliseconds since the epoch: decides what is over, closed or yet to appear.
 * @throws {Problem} bad-input — the cursor is none of this kind.
 */
export async function searchAll(db: Db, question: Question, now: number): Promise<SearchAnswer> {
  const { q = '', kind, category } = question
  const after = readAfter(question)
  const words = meantWords(q)
  const market = await listMarket(db)
  const belongs = category === undefined || category === '' ? undefined : await belongingTo(db, market, category)
  const isAsked = words.length > 0 || belongs !== undefined
  const of = (one: SearchKind): CardsAsked => ({ words, belongs, now, limit: rowsOf(one, kind), after: kind === one ? after : null })
  const [events, jobs, blogs, sellers] = await Promise.all([
    isAsked ? eventCards(db, of('events')) : noCards<never>(),
    isAsked ? jobCards(db, of('jobs')) : noCards<never>(),
    isAsked ? blogCards(db, of('blogs')) : noCards<never>(),
    // Nobody sells in one category only, and a category is in none.
    isAsked && !belongs ? sellerCards(db, of('sellers')) : noCards<never>(),
  ])
  const categories = isAsked && !belongs ? categoriesFound(market, q, rowsOf('categories', kind)) : noCards<never>()
  return { events: foundOf(events), jobs: foundOf(jobs), blogs: foundOf(blogs), sellers: foundOf(sellers), categories: foundOf(categories) }
}

const rowsOf = (kind: SearchKind, asked: SearchKind | undefined): number => {
  if (asked === undefined) return SEARCH_MOST.ofEach
  return asked === kind ? SEARCH_MOST.perPage : 0
}

function readAfter({ kind, cursor }: Question): CardsAsked['after'] {
  if (cursor === undefined) return null
  if (kind === undefined || kind === 'categories') throw new Problem('bad-input', { fields: { cursor: 'not a cursor of this list' } })
  return readCursor(cursor, kind satisfies CardKind)
}

/** Of a category that there is not, nothing is: an old link shows an empty list. */
async function belongingTo(db: Db, market: readonly Category[], slug: string): Promise<Belongs> {
  const category = market.find((one) => one.slug === slug)
  return { slug, ...(category ? await branchesOf(db, category.id) : { events: [], jobs: [] }) }
}

async function sellerCards(db: Db, asked: CardsAsked): Promise<CardList<SellerHit>> {
  const { results, ...list } = await readCards(db, asked, {
    kind: 'sellers',
    idOf: ({ user_id }: SellerRow) => user_id,
    read: (words, range) => readSellerRows(db, { words, now: asked.now }, range),
  })
  return { ...list, results: results.map(sellerHitOf) }
}

/** There are some twenty, so they are looked through as a phone does it. */
export function categoriesFound<One extends Category>(market: readonly One[], q: string, limit: number): CardList<One> {
  const rows = market.map((category) => ({ category, words: searchedWords(`${category.title} ${category.title_bn ?? ''}`) }))
  const found = rowsWithWords(rows, rows, q).map(({ category }) => category)
  return { results: found.slice(0, limit), next: undefined, total: found.length, total_is_exact: true }
}

const foundOf = <Card>({ next, ...list }: CardList<Card>) => ({ ...list, next_cursor: next ? writeCursor(next) : null })
