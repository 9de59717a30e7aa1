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
