import { stemsOf } from './bangla-endings.ts'
import { isBangla, soundsOf } from './sounds.ts'
import { synonymGroups } from './synonyms.ts'
import { canon, fold, withinOneEdit, wordsOf } from './text.ts'

/** For every word asked, the words of which one must be there: the word itself, what means the same, and what it may be a slip of. */
export type AskedWords = readonly (readonly string[])[]

/** Shorter words have too many neighbours to be corrected; longer ones are not words. */
const SHORTEST_CORRECTED = 4
const LONGEST_CORRECTED = 24
const MOST_CORRECTED = 4
const MOST_NEIGHBOURS = 8
/** Of one search: a reader needs no more words than these, and each is looked up. */
const MOST_ASKED = 12

/** The words of a query, each meaning only itself. */
export const askedWords = (text: string): AskedWords => wordsOf(text).map((word) => [word])

/**
 * The first words of a query, each once, with what else is meant by it: how it sounds in the other script, and words that mean the same. For rows that are
 * found by `searchedWords`.
 */
export const meantWords = (text: string): AskedWords => eachAsked(text, meaningsOf)

/** The same without words that merely mean the same: a word in either script, and without its ending. */
export const saidWords = (text: string): AskedWords => eachAsked(text, formsOf)

function eachAsked(text: string, choicesOf: (spelled: string, word: string) => readonly string[]): AskedWords {
  const asked = new Map<string, string>()
  for (const { spelled, word } of spelledWords(text)) if (!asked.has(word)) asked.set(word, spelled)
  const words = [...asked].slice(0, MOST_ASKED)
  const choices = words.map(([word, spelled]) => [...choicesOf(spelled, word)])
  // Two words are often written as one: boi mela and বইমেলা.
  for (const [at, [, spelled]] of words.entries()) {
    const next = words[at + 1]
    if (!next) break
    const joined = choicesOf(spelled + next[1], fold(spelled + next[1]))
    choices[at]?.push(...joined)
    choices[at + 1]?.push(...joined)
  }
  return choices
}

/** The words by which a row is found, each once: folded, and marks of how they sound for queries in the other script. */
export const searchedWords = (text: string): string[] => [
  ...new Set(spelledWords(text).flatMap(({ spelled, word }) => [word, ...marksOf(spelled, isBangla(spelled))])),
]

/** A mark says what a word sounds like and which script it is written in. No word has a ~, so no beginning of one is a mark, and no mark the beginning of another. */
const marksOf = (word: string, bangla: boolean): string[] => soundsOf(word).map((sound) => `~${bangla ? 'b' : 'l'}${sound}~`)

/** Whether something by which a row is found is a mark or says where a word stands (search-terms.ts), and is no word itself. */
export const isMark = (word: string): boolean => /^[~^@#=]/.test(word)

/** The words of a text as they were written, since folding takes away what is heard, and folded. */
const spelledWords = (text: string): { spelled: string; word: string }[] =>
  canon(text)
    .replace(/['\u2019\u02bc]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((spelled) => ({ spelled, word: fold(spelled) }))
    .filter(({ word }) => word)

let groups: ReadonlyMap<string, readonly string[]> | undefined
const meaningGroups = (): ReadonlyMap<string, readonly string[]> => {
  groups ??= readGroups()
  return groups
}

/** What a word of a group may be asked for by, besides its letters: its sound, but not one that has vowels, which too many words share. */
const soundKeys = (word: string): string[] =>
  soundsOf(word)
    .filter((sound) => !/[aiu]/.test(sound))
    .map((sound) => `~${sound}`)

/** All that the words of a group mean, by each of them. */
const readGroups = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    synonymGroups().flatMap((group) => {
      // Without their sounds: what merely sounds like a word of the same meaning is another thing.
      const meant = group.map(fold)
      return group.flatMap((word) => [fold(word), ...soundKeys(word)]).map((key) => [key, meant] as const)
    }),
  )

function meaningsOf(spelled: string, word: string): readonly string[] {
  const forms = formsOf(spelled, word)
  const same = [...forms, ...soundKeys(spelled)].flatMap((key) => meaningGroups().get(key) ?? [])
  return [...new Set([...forms, ...same])]
}

/** The word itself first. */
const formsOf = (spelled: string, word: string): readonly string[] => [
  ...new Set([word, ...stemsOf(spelled).map(fold), ...marksOf(spelled, !isBangla(spelled))]),
]

/** Whether every asked word begins one of these. @param held folded */
export const wordsFit = (held: readonly string[], asked: AskedWords): boolean =>
  asked.every((choices) => choices.some((word) => held.some((one) => one.startsWith(word))))

/** Words that may be slips. A mistyped number does not stand for another one, so words with digits are none, nor are those whose meaning is known. @param words folded */
export const doubtfulWords = (words: readonly string[]): string[] => [...new Set(words.filter(isDoubtful))].slice(0, MOST_CORRECTED)

const isDoubtful = (word: string): boolean =>
  word.length >= SHORTEST_CORRECTED && word.length <= LONGEST_CORRECTED && !/\p{N}/u.test(word) && !meaningGroups().has(word)

/** The words of a query as they were written, folded. */
export const writtenWords = (asked: AskedWords): string[] => asked.flatMap(([word]) => word ?? [])

/**
 * A query with those known words that are one letter away from its own; null when there are none: then nothing can be corrected.
 * @param known folded, in code-point order, so that every side chooses the same of too many; without marks
 */
export function correctedWords(asked: AskedWords, known: readonly string[]): AskedWords | null {
  const doubtful = doubtfulWords(writtenWords(asked))
  const near = (word = '') => (doubtful.includes(word) ? known.filter((one) => one !== word && withinOneEdit(one, word)).slice(0, MOST_NEIGHBOURS) : [])
  const corrected = asked.map((choices) => [...choices, ...near(choices[0])])
  return corrected.some((choices, at) => choices.length > (asked[at]?.length ?? 0)) ? corrected : null
}

/**
 * Those of the open rows that have the words of a text, folded and as prefixes, or what is meant by them. Where none has, those words are tried that
 * are one letter away among the words of all rows: as the service does it over its own.
 */
export function rowsWithWords<Row extends { words: readonly string[] }>(rows: readonly Row[], open: readonly Row[], text: string): Row[] {
  const asked = meantWords(text)
  const found = open.filter(({ words }) => wordsFit(words, asked))
  if (found.length > 0 || asked.length === 0) return found
  const known = new Set(rows.flatMap(({ words }) => words.filter((word) => !isMark(word))))
  const corrected = correctedWords(asked, [...known].sort())
  return corrected ? open.filter(({ words }) => wordsFit(words, corrected)) : []
}
