import { everywhere, rankedQueries } from '#contract/core/search-terms.ts'
import { type AskedWords, meantWords } from '#contract/core/word-search.ts'
import { SEARCH_MOST } from '#contract/search/search-kinds.ts'
import type { ListedRow, ListReads, Reads } from '../../db/listing.ts'
import { readOrCorrect } from '../../db/search/correct-words.ts'
import type { ListCursor } from './list-cursor.ts'

/** Which rows of a search are wanted. */
interface Asked {
  q: string
  /** Words of a place, which all rows have besides; they say nothing of the rank. */
  place?: string | undefined
  /** None are read where it is 0: then they are only counted. */
  limit: number
  /** The row that the page goes on from; null at the first. */
  after: Pick<ListCursor<string>, 'key' | 'id' | 'rank' | 'is_corrected' | 'total_is_exact'> | null
}

interface RankedRows<Card> {
  /** At most `limit`. */
  rows: (ListedRow<Card> & { rank: number })[]
  /** How many there are, up to one more than searches count to; null on a later page. */
  counted: number | null
  is_corrected: boolean
}

/**
 * Rows that have the words of a search, the best first and those of one rank in the order of their list: each rank is read as a list of its own, until
 * there are enough. Words are corrected where nothing has them. Without words all rows are of one rank.
 */
export async function readByRank<Card>(db: Reads, list: ListReads<Card>, { q, place = '', limit, after }: Asked): Promise<RankedRows<Card>> {
  const meant = meantWords(q)
  const there = meantWords(place)
  const all = await readOrCorrect(db, {
    words: meant,
    after,
    read: async (words) => {
      // A later page knows how many there are.
      const counted = after ? null : await countAll(list, [...everywhere(words), ...there])
      return counted === 0 ? [] : [{ words, counted }]
    },
  })
  const [asked] = all.rows
  if (!asked || limit === 0) return { rows: [], counted: asked?.counted ?? 0, is_corrected: all.is_corrected }
  const queries = meant.length > 0 ? rankedQueries(q, asked.words, { isCorrected: all.is_corrected }) : [[]]
  const most = Math.min(limit, asked.counted ?? Number.POSITIVE_INFINITY)
  const isCommon = after ? !after.total_is_exact : (asked.counted ?? 0) > SEARCH_MOST.countedTo
  const rows = await readRanks(list, { queries, there, isCommon }, { limit: most, after })
  return { rows, counted: asked.counted, is_corrected: all.is_corrected }
}

/** Without words the list is counted as it is read: one row carries the number of all. */
async function countAll<Card>({ read, count }: ListReads<Card>, words: AskedWords): Promise<number | null> {
  if (words.length > 0) return count(words)
  const [first] = await read({ words }, { limit: 1, after: null, is_counted: true })
  return first ? first.counted : 0
}

interface Ranks {
  /** The best first. */
  queries: readonly AskedWords[]
  there: AskedWords
  /** So many rows have the words that a walk down the list soon meets some. */
  isCommon: boolean
}

async function readRanks<Card>({ read }: ListReads<Card>, { queries, there, isCommon }: Ranks, { limit, after }: Pick<Asked, 'limit' | 'after'>) {
  const rows: (ListedRow<Card> & { rank: number })[] = []
  const from = after?.rank ?? 0
  for (let rank = from; rank < queries.length && rows.length < limit; rank += 1) {
    const words = [...(queries[rank] ?? []), ...there]
    // The last rank asks for the words wherever they stand, which is what was counted.
    const isFoundFirst = words.length > 0 && !(isCommon && rank === queries.length - 1)
    // What a better rank has is not shown again.
    const search = { words, without: queries[rank - 1], isFoundFirst }
    const some = await read(search, { limit: limit - rows.length, after: rank === from ? after : null, is_counted: false })
    rows.push(...some.map((row) => ({ ...row, rank })))
  }
  return rows
}
