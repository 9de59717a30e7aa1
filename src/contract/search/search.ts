import * as v from 'valibot'
import { CARDS } from '../cards.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id, Words } from '../core/fields.ts'
import { listQuery } from '../core/filter-schema.ts'
import { SEARCH_FILTER, SEARCH_KINDS, type SearchKind } from './search-kinds.ts'

/** What was found of one kind: its first rows, how many there are (exact up to `SEARCH_MOST.countedTo`), and where it goes on when it was asked for alone. */
const found = <const Card extends v.GenericSchema>(card: Card) =>
  v.object({ results: v.array(card), total: Count, total_is_exact: v.boolean(), next_cursor: v.nullable(v.string()) })

/** One answer over all kinds. With a kind in the query only that one has rows; the others keep their totals. */
export const SearchAnswer = v.object(
  Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, found(CARDS[kind])])) as { [K in SearchKind]: ReturnType<typeof found<(typeof CARDS)[K]>> },
)
export type SearchAnswer = v.InferOutput<typeof SearchAnswer>

/** Nothing asked finds nothing, but with a category all that belongs to it. Words are folded; another spelling, the other script and one slip are tolerated. */
export const searchAll = endpoint({
  method: 'GET',
  path: '/api/search/',
  summary: 'Everything with a page of its own in one answer, from events and posts to sellers and categories',
  access: 'anyone',
  query: listQuery(SEARCH_FILTER),
  answer: SearchAnswer,
  offline: { keepDays: 7, noun: 'search', shape: 'list' },
})

/** One suggestion: a thing with a page of its own. */
export const Suggestion = v.object({
  kind: v.picklist(SEARCH_KINDS),
  title: v.string(),
  /** Where it is called otherwise in Bangla. */
  title_bn: v.optional(v.nullable(v.string()), null),
  /** Canonical. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** User id of the member whose words the title is; absent: it is the name of something. */
  author: v.optional(Id),
})
export type Suggestion = v.InferOutput<typeof Suggestion>

export const suggest = endpoint({
  method: 'GET',
  path: '/api/search/suggest/',
  summary: 'What may be meant by the beginning of a search, over all kinds',
  access: 'anyone',
  query: v.object({ q: v.optional(Words) }),
  answer: v.array(Suggestion),
  offline: 'never',
})
