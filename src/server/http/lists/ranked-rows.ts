import { everywhere, rankedQueries } from '#contract/core/search-terms.ts'
import { type AskedWords, meantWords } from '#contract/core/word-search.ts'
import type { ListedRow, ReadRows, Reads } from '../../db/listing.ts'
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
  after: Pick<ListCursor<string>, 'key' | 'id' | 'rank' | 'is_corrected'> | null
}

interface RankedRows<Card> {
  /** At most `limit`; the first carries the number of all, on a first page. */
  rows: (ListedRow<Card> & { rank: number })[]
  is_corrected: boolean
}

/**
 * Rows that have the words of a search, the best first and those of one rank in the order of their list: each rank is read as a list of its own, until
 * there are enough. Words are corrected where nothing has them. Without words all rows are of one rank.
 */
export async function readByRank<Card>(db: Reads, read: ReadRows<Card>, { q, place = '', limit, after }: Asked): Promise<RankedRows<Card>> {
  const meant = meantWords(q)
  const there = meantWords(place)
  const all = await readOrCorrect(db, {
    words: meant,
    after,
    read: async (words) => {
      // One row tells how many there are; a later page knows it.
      const first = after ? [] : await read({ words: [...everywhere(words), ...there] }, { limit: 1, after: null, is_counted: true })
      return after || first.length > 0 ? [{ words, counted: first[0]?.counted ?? null }] : []
    },
  })
  const [asked] = all.rows
  if (!asked) return { rows: [], is_corrected: all.is_corrected }
  const queries = meant.length > 0 ? rankedQueries(q, asked.words, { isCorrected: all.is_corrected }) : [[]]
  const rows = await readRanks(read, { queries, there }, { limit: Math.max(limit, 1), after })
  return { rows: rows.map((row) => ({ ...row, counted: asked.counted })), is_corrected: all.is_corrected }
}

interface Ranks {
  /** The best first. */
  queries: readonly AskedWords[]
  there: AskedWords
}

async function readRanks<Card>(read: ReadRows<Card>, { queries, there }: Ranks, { limit, after }: Pick<Asked, 'limit' | 'after'>) {
  const rows: (ListedRow<Card> & { rank: number })[] = []
  const from = after?.rank ?? 0
  for (let rank = from; rank < queries.length && rows.length < limit; rank += 1) {
    // What a better rank has is not shown again.
    const search = { words: [...(queries[rank] ?? []), ...there], without: queries[rank - 1] }
    const some = await read(search, { limit: limit - rows.length, after: rank === from ? after : null, is_counted: false })
    rows.push(...some.map((row) => ({ ...row, rank })))
  }
  return rows
}
