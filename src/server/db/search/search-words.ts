import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { wordsOf } from '#contract/core/text.ts'
import { type AskedWords, isMark, searchedWords } from '#contract/core/word-search.ts'
import type { schema } from '../schema.ts'
import { search_vocabulary } from '../tables/search.ts'

/** What is longer than any word is noise (a pasted address, a link) and would only burden the index. */
const LONGEST_WORD = 64

/** The words of a text by which a row is found, each once: folded, and marks of how they sound. */
export const indexedWords = (text: string): string[] => searchedWords(text).filter((word) => word.length <= LONGEST_WORD)

/** The same without marks: for searches in a user's own rows, where the user knows how a thing is spelled. */
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

/** The text of a `tsquery` that holds where every word begins some word; null when no word is asked. */
export function prefixQuery(words: AskedWords): string | null {
  return words.length ? words.map((choices) => `(${choices.map(prefixOf).join(' | ')})`).join(' & ') : null
}
