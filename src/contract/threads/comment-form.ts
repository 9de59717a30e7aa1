import * as v from 'valibot'
import { Email } from '../accounts/account-fields.ts'
import { oneLineRequired, someLines } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'
import { COMMENT_LIMITS } from './comment-fields.ts'

const say = (reason: Reason) => reason

/** Lines in which nothing is seen: one parts two thoughts, a thousand push others off the screen. */
const GAP = /\n[\s\p{DI}]*\n/gu

const levelled = v.transform((text: string) => text.replace(GAP, '\n\n'))

/** The write-comment form; the same on both sides. @see Specification §2.4 */
export const CommentForm = v.object({
  name: v.pipe(oneLineRequired(COMMENT_LIMITS.nameLongest), levelled),
  email: Email,
  text: v.pipe(
    someLines(COMMENT_LIMITS.textLongest),
    v.check((text) => text !== '', say('required')),
    levelled,
  ),
})
export type CommentForm = v.InferOutput<typeof CommentForm>
