import * as v from 'valibot'
import { lowerCase } from './one-form.ts'
import type { Reason } from './reasons.ts'
import { foldDigits } from './text.ts'
import { DHAKA_OFFSET_MS, isRealDay } from './time.ts'

const say = (reason: Reason) => reason

/**
 * A whole number as people type it: Bangla digits, spaces and commas are fine. Gives a number.
 * @param most the largest that is taken; below `least` it is too small.
 */
export const wholeText = (most: number, least = 0) =>
  v.pipe(
    v.string(say('required')),
    v.maxLength(40, say('not-a-number')),
    v.transform((text) => foldDigits(text).replace(/[\s,\u00a0]/g, '')),
    v.minLength(1, say('required')),
    v.regex(/^\d{1,12}$/, say('not-a-number')),
    v.transform(Number),
    v.minValue(least, say('too-small')),
    v.maxValue(most, say('too-large')),
  )

/** The same, or nothing: null. */
export const wholeTextOrNone = (most: number, least = 0) =>
  v.union(
    [
      v.pipe(
        v.string(),
        v.check((text) => text.trim() === ''),
        v.transform(() => null),
      ),
      wholeText(most, least),
    ],
    say('not-a-number'),
  )

const MINUTE = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/

/**
 * The instant of a minute on Dhaka's clocks, or of ISO 8601 with an offset; undefined when it is neither. ISO 8601 UTC.
 * @param text `2026-12-16T18:30`, as a field gives it
 */
export function instantOf(text: string): string | undefined {
  const typed = foldDigits(text.trim())
  const minute = MINUTE.exec(typed)
  if (minute) return isRealDay(minute[1] ?? '') ? new Date(Date.parse(`${typed}:00Z`) - DHAKA_OFFSET_MS).toISOString() : undefined
  if (!v.is(v.pipe(v.string(), v.isoTimestamp()), typed)) return undefined
  const ms = Date.parse(typed)
  return Number.isNaN(ms) || !isRealDay(new Date(ms).toISOString().slice(0, 10)) ? undefined : new Date(ms).toISOString()
}

/** What a date-and-time field of a form shows of an instant: the minute on Dhaka's clocks. @param iso ISO 8601; empty for none. */
export const minuteOf = (iso: string | null): string =>
  iso === null || iso === '' ? '' : new Date(Date.parse(iso) + DHAKA_OFFSET_MS).toISOString().slice(0, 16)

type FormValue = string | number | boolean | null | undefined

/** Fields as a form holds and sends them: all of them texts, nothing is empty. */
export const textsOf = <Name extends string>(names: readonly Name[], values: { readonly [K in Name]?: FormValue }): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, String(values[name] ?? '')])) as Record<Name, string>

/** A date and time as a field gives it; gives ISO 8601 UTC. */
export const momentText = v.pipe(
  v.string(say('required')),
  v.check((text) => text.trim() !== '', say('required')),
  v.check((text) => instantOf(text) !== undefined, say('not-a-time')),
  v.transform((text) => instantOf(text) ?? ''),
)

/** The same, or nothing: null. */
export const momentTextOrNone = v.union(
  [
    v.pipe(
      v.string(),
      v.check((text) => text.trim() === ''),
      v.transform(() => null),
    ),
    momentText,
  ],
  say('not-a-time'),
)

/** The address of a page on the web in one spelling; undefined when it is something else, or a trick. */
export function webAddress(text: string): string | undefined {
  const typed = text.trim()
  if (typed.length > 500 || /[\p{Cc}\s\\]/u.test(typed) || !/^https?:\/\//i.test(typed) || !URL_PARTS.test(typed)) return undefined
  return typed.replace(/^[a-z]+:/i, (scheme) => lowerCase(scheme))
}
/** A name with a dot in it, maybe a port, and no name or password before it. The vowel signs of Bangla are marks, no letters. */
const URL_PARTS = /^https?:\/\/(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#].*)?$/iu

/** Also one that never ends: without that, each of a thousand opening brackets would be followed to the end of the text. */
const TAG = /<[^>]*(?:>|$)/g

/** Whether markup says anything: a word, or a picture. */
export const saysSomething = (html: string): boolean => /<img\b/i.test(html) || html.replace(TAG, '').replace(/&nbsp;|\u00a0|\s/g, '') !== ''
