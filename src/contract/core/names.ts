import * as v from 'valibot'
import { boundMarks, composed } from './one-form.ts'
import type { Reason } from './reasons.ts'

/** Marks that turn the reading direction, and characters that control devices: neither has a place in a name. Joiners stay: Bangla needs them. */
const TURNING_OR_CONTROL = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/u

/** Blanks, and characters that show nothing: a name of these alone is no name. */
const UNSEEN = /^[\s\p{DI}\u2800]+$/u

const say = (reason: Reason) => reason

/**
 * One line of a person's own words: a name, a profession, a skill. Any script, emoji too; composed, spaces in it single.
 * @param most code points
 */
export const oneLine = (most: number) =>
  v.pipe(
    v.string(say('required')),
    v.transform(boundMarks),
    v.maxLength(most * 8, say('too-long')),
    v.check((text) => !TURNING_OR_CONTROL.test(text), say('bad-characters')),
    v.transform((text) => (UNSEEN.test(text) ? '' : composed(text).replace(/\s+/gu, ' ').trim())),
    v.check((text) => [...text].length <= most, say('too-long')),
  )

/** The same, and something must be there. */
export const oneLineRequired = (most: number) =>
  v.pipe(
    oneLine(most),
    v.check((text) => text !== '', say('required')),
  )

/** Lines in which nothing is seen: one parts two thoughts, a thousand push others off the screen. */
const GAP = /\n[\s\p{DI}]*\n/gu

/** `someLines` of what many read one below the other: with no more than one empty line between two thoughts. @param most code points */
export const someParagraphs = (most: number) =>
  v.pipe(
    someLines(most),
    v.transform((text) => text.replace(GAP, '\n\n')),
  )

/** Several lines of plain text. @param most code points */
export const someLines = (most: number) =>
  v.pipe(
    v.string(say('required')),
    v.transform(boundMarks),
    v.maxLength(most * 8, say('too-long')),
    v.transform((text) => composed(text).replace(/\r\n?/g, '\n').trim()),
    v.check((text) => !TURNING_OR_CONTROL.test(text.replace(/[\n\t]/g, '')), say('bad-characters')),
    v.transform((text) => (UNSEEN.test(text) ? '' : text)),
    v.check((text) => [...text].length <= most, say('too-long')),
  )
