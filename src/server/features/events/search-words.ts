import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'

/** For every word asked, the words of which one must be there: the word itself, and what it may be a slip of. */
export type AskedWords = readonly (readonly string[])[]

/** Shorter words have too many neighbours to be corrected. */
const SHORTEST_CORRECTED = 4
const MOST_CORRECTED = 6
const MOST_NEIGHBOURS = 8

/** Each lexeme stands in quotes, in which only quote and backslash mean something; so no text can become an operator. */
const prefixOf = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}':*`

/** The text of a `tsquery` that holds where every word begins some word; null when no word is asked. */
export function prefixQuery(words: AskedWords): string | null {
  return words.length ? words.map((choices) => `(${choices.map(prefixOf).join(' | ')})`).join(' & ') : null
}

// Nobody who mistypes a number means another one, so words with digits stay.
const canBeCorrected = (word: string) => [...word].length >= SHORTEST_CORRECTED && !/\p{N}/u.test(word)

/**
 * The words with the words of the market that are one letter away from them; null when there are none.
 * Reads the whole vocabulary, which is why it is only asked after a search that found nothing, and for few words.
 */
export async function correctWords(db: Database, words: readonly string[]): Promise<AskedWords | null> {
  const doubtful = [...new Set(words.filter(canBeCorrected))].slice(0, MOST_CORRECTED)
  if (!doubtful.length) return null
  // The case keeps levenshtein from words beyond the 255 characters that it takes.
  const { rows } = await db.execute<{ asked: string; near: string[] }>(sql`
    select asked, array_agg(word) as near
    from unnest(${sql.param(doubtful)}::text[]) as asked
    cross join lateral (
      select word from search_vocabulary
      where case when length(word) between length(asked) - 1 and length(asked) + 1 then levenshtein_less_equal(word, asked, 1) = 1 else false end
      order by abs(length(word) - length(asked)), word
      limit ${MOST_NEIGHBOURS}
    ) as neighbours
    group by asked`)
  if (!rows.length) return null
  const near = new Map(rows.map((row) => [row.asked, row.near]))
  return words.map((word) => [word, ...(near.get(word) ?? [])])
}
