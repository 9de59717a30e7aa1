import type { SQL } from 'drizzle-orm'
import type { Resource } from '#contract/core/resource.ts'
import type { AskedWords } from '#contract/core/word-search.ts'
import type { HomeAnswer } from '#contract/home.ts'
import type { Tx } from './connection/in-transaction.ts'
import type { Database } from './connection/open.ts'
import type { RowAfter } from './row-cursor.ts'
import type { SearchTerms } from './search/search-terms.ts'

/** Reads nothing else than rows. */
export type Reads = Pick<Database['db'], 'select' | 'execute'>

/** A noun whose items have a public page each. */
export interface PublicPages<Noun extends string = string> {
  readonly resource: Resource<Noun>
  /** A statement with the columns id, key (by which the page is addressed) and updated_at of the items whose page is public. @param now milliseconds since the epoch */
  pages(now: number): SQL
}

/** A row of a list: its card, and what the next page needs to know about it. */
export interface ListedRow<Card> {
  id: number
  cursor_key: string
  /** How many rows there are, up to a limit; null when not asked for. */
  counted: number | null
  card: Card
}

/** Which rows of a list are wanted. */
interface ListRange {
  limit: number
  /** Rows after this one; null from the first. */
  after: RowAfter | null
  /** Whether each row shall carry the number of all rows. */
  is_counted: boolean
}

/** Which items a list is made of. */
export interface Listed {
  /** Only what belongs to a category of the market; without an id there is no such category. */
  category?: { slug: string; id: number | undefined } | undefined
  /** Milliseconds since the epoch: decides what is over, closed or yet to appear. */
  now: number
}

/** What rows are looked for by. */
interface SearchedFor {
  /** Terms, corrected or not (contract/core/search-terms.ts); none: all rows. */
  words: AskedWords
  /** What this finds is left out. */
  without?: AskedWords | undefined
  /** The words are looked up before anything is ordered: quicker unless very many rows have them. */
  isFoundFirst?: boolean
}

/** Reads of a list. */
export interface ListReads<Card> {
  /** One page of it. */
  read: (search: SearchedFor, range: ListRange) => Promise<ListedRow<Card>[]>
  /** How many of its items have the words, up to one more than searches count to. */
  count: (words: AskedWords) => Promise<number>
}

/**
 * What the server must know of a noun that is listed and searched. Each noun declares its own in its folder; resources.ts lists them.
 */
export interface Listing<Noun extends string = string, Card = unknown> extends PublicPages<Noun> {
  /** What the query of the list's screen means; null where the noun has no list. */
  readonly readFilter: ((search: Record<string, unknown>) => object) | null
  /** In cursors of search: one letter, and whether its order is by a time (else by a number). */
  readonly cursor: { readonly letter: string; readonly isTimed: boolean }
  /** Prepares reading of the items that are public now, in the order of search; null where none can be among them. */
  listRows(db: Reads, listed: Listed): Promise<ListReads<Card> | null>
  /** User id of the member whose words the title of a card is; absent: a card is called by its name. Readers who have blocked them do not see it. */
  authorOf?(card: Card): number
  /** The part of Home; null where Home shows nothing of the noun. */
  readonly readHome: ((db: Reads, now: number) => Promise<Partial<HomeAnswer>>) | null
  readonly searchTerms: SearchTerms
  /** Has a seller's items found by the new name of their shop; null where words do not find them by it. */
  readonly renameSeller: ((tx: Pick<Tx, 'select' | 'insert' | 'execute'>, seller: number, name: string) => Promise<void>) | null
  /** Whether words find a seller's items by the district of their shop too: then `renameSeller` is called when it moves. */
  readonly isFoundByDistrict?: true
  /** Adds the categories of the noun that this version knows and the database lacks. Those of the market are there. */
  readonly ensureCategories: ((db: Database['db']) => Promise<unknown>) | null
}

/** The card of a listing. */
export type CardOf<One> = One extends Listing<string, infer Card> ? Card : never
