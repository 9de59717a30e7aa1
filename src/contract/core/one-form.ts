/**
 * The one door for text that a person has written. Everything that normalizes or changes case goes through here (tests/layout.test.ts keeps it so): marks are
 * bounded first, then the length, and only then the text is brought into one form. Unicode orders the marks of a cluster, and ICU does that in
 * quadratic time: 120,000 of them on one letter would hold up the service for ten seconds.
 * @see https://www.unicode.org/reports/tr15/
 */

/** No letter of any language that is read here carries more: Bangla has three at most, Vietnamese decomposed two. */
const MOST_MARKS = 4
/** UTF-16 units. No text of ours may be longer; what is asks for none of the work below. */
const LONGEST = 256 * 1024

/** The two that are letters by category, and marks once they are brought into the plain form: voiced sounds of narrow Japanese. */
const MARK = /[\p{M}\uff9e\uff9f]/gu
/** Also with characters between them that are not seen, which some comparisons take out: joiners, which Bangla needs, end no cluster. */
const LONG_RUN = /[\p{M}\p{DI}\uff9e\uff9f]{5,}/gu

/** The text with no more than four marks on one letter; joiners stay. Takes time by the length of the text only. */
export const boundMarks = (text: string): string =>
  text.replace(LONG_RUN, (run) => {
    let marks = 0
    return run.replace(MARK, (mark) => {
      marks += 1
      return marks > MOST_MARKS ? '' : mark
    })
  })

/** Bounded once more at the end, since a letter may come apart into letter and mark: what has gone through stays the same the next time. */
const inForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC'): string => boundMarks(boundMarks(text).slice(0, LONGEST).normalize(form))

/** The text as it is kept: letters with their marks as one code point where there is one (NFC). */
export const composed = (text: string): string => inForm(text, 'NFC')

/** Letters and their marks apart (NFD), for rules that look at either. */
export const decomposed = (text: string): string => inForm(text, 'NFD')

/** Letters of every width and style as the plain ones that they look like (NFKC). */
export const plainForm = (text: string): string => inForm(text, 'NFKC')

/** In lower case, by the rules of no particular language. */
export const lowerCase = (text: string): string => boundMarks(text).toLowerCase()

/** In upper case, by the rules of no particular language. */
export const upperCase = (text: string): string => boundMarks(text).toUpperCase()

/**
 * Every text in a value that came from outside, bounded; nothing else changes. A password is what was typed: it is hashed and never brought into any form.
 * @param value of JSON, which is not nested deep
 */
export function boundTexts(value: unknown): unknown {
  if (typeof value === 'string') return boundMarks(value)
  if (Array.isArray(value)) return value.map(boundTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, /password$/.test(name) ? one : boundTexts(one)]))
}
