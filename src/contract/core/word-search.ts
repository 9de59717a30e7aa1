import { withinOneEdit, wordsOf } from './text.ts'

/** For every word asked, the words of which one must be there: the word itself, and what it may be a slip of. */
export type AskedWords = readonly (readonly string[])[]

/** Shorter words have too many neighbours to be corrected; longer ones are not words. */
const SHORTEST_CORRECTED = 4
const LONGEST_CORRECTED = 24
const MOST_CORRECTED = 4
const MOST_NEIGHBOURS = 8

/** The words of a question, each meaning only itself. */
export const askedWords = (text: string): AskedWords => wordsOf(text).map((word) => [word])

/** Whether every asked word begins one of these. @param held folded */
export const wordsFit = (held: readonly string[], asked: AskedWords): boolean =>
  asked.every((choices) => choices.some((word) => held.some((one) => one.startsWith(word))))

/** Words that may be slips. Nobody who mistypes a number means another one, so words with digits are none. @param words folded */
export const doubtfulWords = (words: readonly string[]): string[] =>
  [...new Set(words.filter((word) => word.length >= SHORTEST_CORRECTED && word.length <= LONGEST_CORRECTED && !/\p{N}/u.test(word)))].slice(0, MOST_CORRECTED)

/**
 * The words with those known ones that are one letter away; null when there are none: then nothing can be corrected.
 * @param known folded, in code-point order, so that every side chooses the same of too many
 */
export function correctedWords(words: readonly string[], known: readonly string[]): AskedWords | null {
  const doubtful = doubtfulWords(words)
  const near = (word: string) => (doubtful.includes(word) ? known.filter((one) => one !== word && withinOneEdit(one, word)).slice(0, MOST_NEIGHBOURS) : [])
  const corrected = words.map((word) => [word, ...near(word)])
  return corrected.some((choices) => choices.length > 1) ? corrected : null
}

/**
 * Those of the open rows that have the words of a text, folded and as prefixes. Where none has, those words are tried that are one letter
 * away among the words of all rows: as the service does it over its own.
 */
export function rowsWithWords<Row extends { words: readonly string[] }>(rows: readonly Row[], open: readonly Row[], text: string): Row[] {
  const asked = askedWords(text)
  const found = open.filter(({ words }) => wordsFit(words, asked))
  if (found.length > 0 || asked.length === 0) return found
  const corrected = correctedWords(wordsOf(text), [...new Set(rows.flatMap(({ words }) => words))].sort())
  return corrected ? open.filter(({ words }) => wordsFit(words, corrected)) : []
}
