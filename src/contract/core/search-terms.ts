import { wordsOf } from './text.ts'
import { type AskedWords, correctedWords, isMark, meantWords, saidWords, searchedWords, wordsFit } from './word-search.ts'

/**
 * By which terms a row is found, and in which order. A term is a word (or the mark of its sound), bare where it stands in the title, the categories or
 * in what is said besides; and once more with a sign for where it stands. No word begins with such a sign, so one index of terms serves all.
 */
const IN_TITLE = '^'
const IN_CATEGORY = '@'
const IN_DESCRIPTION = '#'
const WHOLE_TITLE = '='

/** Of each description so many different words: what comes later says little of what a thing is. */
const MOST_OF_DESCRIPTION = 80
/** UTF-16 units: longer ones are compared by their beginning. */
const LONGEST_TITLE = 200

/** What of a row is searched, by how much a word in it says. */
export interface SearchedTexts {
  title: string
  /** In the other language: as good as the title. */
  otherTitle?: string | undefined
  /** Names of its categories in both languages, and its tags. */
  category?: string | undefined
  /** Place, seller and the like. */
  other?: string | undefined
  /** Plain text; several where it is said in more than one language. */
  description?: string | readonly string[] | undefined
}

/** The terms by which a row is found, each once. @param read gives what `searchedWords` gives, for callers that remember it */
export function searchTerms(
  { title, otherTitle = '', category = '', other = '', description = '' }: SearchedTexts,
  read: (text: string) => readonly string[] = searchedWords,
): string[] {
  const ofTitle = read(`${title} ${otherTitle}`)
  const ofCategory = read(category)
  return [
    ...new Set([
      ...ofTitle,
      ...ofCategory,
      ...read(other),
      wholeTitle(title),
      ...(otherTitle === '' ? [] : [wholeTitle(otherTitle)]),
      ...ofTitle.map((word) => IN_TITLE + word),
      ...ofCategory.map((word) => IN_CATEGORY + word),
      ...[description].flat().flatMap((text) => [...new Set(wordsOf(text))].slice(0, MOST_OF_DESCRIPTION).map((word) => IN_DESCRIPTION + word)),
    ]),
  ]
}

const wholeTitle = (text: string): string => `${WHOLE_TITLE}${wordsOf(text).join('_').slice(0, LONGEST_TITLE)}${WHOLE_TITLE}`

/** Whether a term is a title as a whole, and so longer than words are. */
export const isWholeTitle = (term: string): boolean => term.startsWith(WHOLE_TITLE)

/** A query for rows whose title has the words. */
export const titleWords = (asked: AskedWords): AskedWords => asked.map((choices) => choices.map((word) => IN_TITLE + word))

/**
 * One query for each rank, the best first: the title itself, its words, words that mean the same in title or category, in all that is said of it, and in
 * its description. What one finds is found by all that follow.
 * @param meant what is asked for, corrected or not
 */
export function rankedQueries(text: string, meant: AskedWords, { isCorrected }: { isCorrected: boolean }): readonly AskedWords[] {
  const inCategory = meant.map((choices) => choices.flatMap((word) => [IN_TITLE + word, IN_CATEGORY + word]))
  return [[[wholeTitle(text)]], titleWords(isCorrected ? meant : saidWords(text)), inCategory, meant, everywhere(meant)]
}

/** A query for rows that have the words anywhere. */
export const everywhere = (meant: AskedWords): AskedWords => meant.map((choices) => choices.flatMap((word) => [word, IN_DESCRIPTION + word]))

/** Whether a row has the words of a place, in title, categories or what is said of it besides. */
export const isAtPlace = (terms: readonly string[], place: string): boolean => wordsFit(terms, meantWords(place))

/**
 * Those of the open rows that have the words of a text anywhere, the best first and else in their order. Where none has, those words are tried that are
 * one letter away among the words of all rows: as the service does it over its own.
 */
export function rowsByRank<Row extends { words: readonly string[] }>(rows: readonly Row[], open: readonly Row[], text: string): Row[] {
  const meant = meantWords(text)
  if (meant.length === 0) return [...open]
  const found = inRanks(open, rankedQueries(text, meant, { isCorrected: false }))
  if (found.length > 0) return found
  const known = new Set(rows.flatMap(({ words }) => words.filter((word) => !isMark(word))))
  const corrected = correctedWords(meant, [...known].sort())
  return corrected ? inRanks(open, rankedQueries(text, corrected, { isCorrected: true })) : []
}

function inRanks<Row extends { words: readonly string[] }>(rows: readonly Row[], queries: readonly AskedWords[]): Row[] {
  const found = queries.map((): Row[] => [])
  for (const row of rows) {
    const rank = queries.findIndex((query) => wordsFit(row.words, query))
    if (rank >= 0) found[rank]?.push(row)
  }
  return found.flat()
}
