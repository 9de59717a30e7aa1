/** What may be told in two languages, each known by its letters: fields named `second_…` say it in the other one. */
import * as v from 'valibot'
import { saysSomething } from './core/form-values.ts'
import { oneLine } from './core/names.ts'
import type { Reason } from './core/reasons.ts'
import { scriptLanguage, titleLength } from './core/text.ts'
import { richTextOrNone } from './rich-text-fields.ts'

const say = (reason: Reason) => reason

/** A title; it may be empty. @param longest characters, as readers count them */
const titleOrNone = (longest: number) =>
  v.pipe(
    // Before it is composed it may be several times as long.
    oneLine(4 * longest),
    v.check((text) => titleLength(text) <= longest, say('too-long')),
  )

/** A title, and something must be there. @param longest characters, as readers count them */
export const titleText = (longest: number) =>
  v.pipe(
    titleOrNone(longest),
    v.check((text) => text !== '', say('required')),
  )

/** The title in the other language; empty where there is none. */
export const secondTitle = (longest: number) => v.optional(titleOrNone(longest), '')
/** A rich text in the other language; empty where there is none. */
export const secondText = v.optional(richTextOrNone, '')

/** Whether the second title is in the other language, or there is none. */
export const isOtherLanguage = ({ title, second_title }: { title: string; second_title: string }): boolean =>
  second_title === '' || scriptLanguage(second_title) !== scriptLanguage(title)

/** Whether what is said in the other language has its title. @param texts said in the other language */
export const isTitled = (second_title: string, texts: readonly string[]): boolean => second_title !== '' || !texts.some(saysSomething)

/** A rich text, empty where it says nothing. */
export const saidOrNone = (html: string): string => (saysSomething(html) ? html : '')
