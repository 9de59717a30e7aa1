import type { Language } from './languages.ts'
import { composed, decomposed, lowerCase } from './one-form.ts'

const ZERO_WIDTH = /[\u00ad\u200b-\u200d\ufeff]/g
const BANGLA_DIGIT = /[\u09e6-\u09ef]/g

/** Bangla digits as Latin ones; nothing else changes. For what is typed into number fields. */
export const foldDigits = (text: string): string => text.replace(BANGLA_DIGIT, (digit) => String(digit.charCodeAt(0) - 0x09e6))

/**
 * The text as it is compared when spelling matters: one Unicode form, no invisible characters, Latin digits, lower case.
 * Invisible characters go first, since what they kept apart may compose.
 */
export const canon = (text: string): string => foldDigits(composed(lowerCase(text.replace(ZERO_WIDTH, ''))))

/** Letters that sound alike, each above the one that stands for it: ৎ ী ূ ঈ ঊ ণ শ ষ ঙ → ত ি ু ই উ ন স স ং */
const ALIKE = '\u09ce\u09c0\u09c2\u0988\u098a\u09a3\u09b6\u09b7\u0999'
const STANDS = '\u09a4\u09bf\u09c1\u0987\u0989\u09a8\u09b8\u09b8\u0982'
const ALIKE_LETTER = new RegExp(`[${ALIKE}]`, 'g')

/**
 * The text as it is searched: spellings that people mix up become one. Index and query must both go through it.
 * Coarser than `canon`; not for display. @see https://www.unicode.org/reports/tr15/ for why ড় and য় are two characters here
 */
export function fold(text: string): string {
  // Latin accents, ঁ, ঃ; apostrophes, so that "coxs" finds "Cox's".
  const plain = decomposed(canon(text)).replace(/[\u0300-\u036f\u0981\u0983'\u2019\u02bc]/g, '')
  return composed(plain)
    .replace(/[\u09a1\u09a2]\u09bc/g, '\u09b0') // ড় ঢ় → র
    .replace(/\u09af(?!\u09bc)/g, '\u099c') // য → জ, but not য়
    .replace(/\u09cd/g, '') // the joining stroke: ত্ is ৎ, and half the readers forget it
    .replace(ALIKE_LETTER, (letter) => STANDS.charAt(ALIKE.indexOf(letter)))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** The folded words of a text, in order, none empty. */
export const wordsOf = (text: string): string[] => fold(text).split(' ').filter(Boolean)

/** Whether one letter added, left out or exchanged turns one word into the other; equal words are within it too. */
export function withinOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = long.slice(at + 1)
  return rest === short.slice(short.length === long.length ? at + 1 : at)
}

/** Addresses belong to no language. */
const ADDRESS = /\bhttps?:\/\/\S+/gu

/** The language that a text of unknown origin is marked up with: that of most of its letters, English when there are none. */
export function scriptLanguage(text: string): Language {
  const words = text.replace(ADDRESS, ' ')
  const count = (script: RegExp) => words.match(script)?.length ?? 0
  return count(/\p{Script=Bengali}/gu) > count(/\p{Script=Latin}/gu) ? 'bn' : 'en'
}

/** Length of a title as it is limited and counted down: code points of its composed form, the same on both sides. */
export const titleLength = (text: string): number => [...composed(text)].length
