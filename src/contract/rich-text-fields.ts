import * as v from 'valibot'
import { saysSomething } from './core/form-values.ts'
import { boundMarks } from './core/one-form.ts'
import type { Reason } from './core/reasons.ts'
import { RICH_TEXT_LIMITS } from './rich-text.ts'

const say = (reason: Reason) => reason

/** Markup as an editor gives it; it may be empty. */
export const richTextOrNone = v.pipe(
  v.string(say('required')),
  v.transform(boundMarks),
  v.check((html) => html.length <= RICH_TEXT_LIMITS.bytes, say('too-long')),
)

/** The same, and something must be said. */
export const richText = v.pipe(richTextOrNone, v.check(saysSomething, say('required')))

/** What the editor needs to lose nothing: JSON, opaque to everybody else. Empty: the markup is all there is. */
export const editorState = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => text.length <= RICH_TEXT_LIMITS.bytes, say('too-long')),
  ),
  '',
)
