import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isWholeTitle, type SearchedTexts, searchTerms } from '#contract/core/search-terms.ts'
import { wordsOf } from '#contract/core/text.ts'
import { type AskedWords, isMark } from '#contract/core/word-search.ts'
import type { schema } from '../schema.ts'
import { search_vocabulary } from '../tables/search.ts'

/** What is longer than any word is noise (a pasted address, a link) and would only burden the index. */
const LONGEST_WORD = 64

/** The terms by which a row is found, each once. */
export const indexedTerms = (texts: SearchedTexts): string[] => searchTerms(texts).filter((term) => term.length <= LONGEST_WORD || isWholeTitle(term))

/** The words of a text, each once, folded and without marks of how they sound: for searches in a user's own rows, where the user knows how a thing is spelled. */
export const writtenWords = (text: string): string[] => [...new Set(wordsOf(text).filter((word) => word.length <= LONGEST_WORD))]

/** A search column, of words already folded. */
export const vectorOf = (words: string[]): SQL<string> => sql<string>`array_to_tsvector(${sql.param(words)}::text[])`

/**
 * Adds words to the vocabulary that mistyped queries are compared with. Call it in the transaction that writes the rows which have them.
 * Words are never taken out: an unused one finds nothing and costs nothing.
 * Marks are no words.
 */
export async function rememberWords(tx: Pick<NodePgDatabase<typeof schema>, 'insert'>, words: readonly string[]): Promise<void> {
  // Sorted, so that two writers never wait for each other in a ring.
  const each = [...new Set(words.filter((word) => !isMark(word)))].sort()
  for (let at = 0; at < each.length; at += 5000) {
    const some = each.slice(at, at + 5000).map((word) => ({ word }))
    await tx.insert(search_vocabulary).values(some).onConflictDoNothing()
  }
}

/** Each lexeme stands in quotes, in which only quote and backslash mean something; so no text can become an operator. */
const prefixOf = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}':*`

/**
 * The text of a `tsquery` that holds where every word begins some word; null when no word is asked.
 * @param without what this query finds is left out
 */
export function prefixQuery(words: AskedWords, without: AskedWords = []): string | null {
  const query = (asked: AskedWords) => asked.map((choices) => `(${choices.map(prefixOf).join(' | ')})`).join(' & ')
  if (words.length === 0) return null
  return without.length > 0 ? `${query(words)} & !(${query(without)})` : query(words)
}
