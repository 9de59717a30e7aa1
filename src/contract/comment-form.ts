import * as v from 'valibot'
import { Email } from './account-fields.ts'
import { COMMENT_LIMITS } from './comment-fields.ts'
import { oneLineRequired, someLines } from './core/names.ts'
import type { Reason } from './core/reasons.ts'

const say = (reason: Reason) => reason

/** The write-comment form; the same on both sides. @see Specification §2.4 */
export const CommentForm = v.object({
  name: oneLineRequired(COMMENT_LIMITS.nameLongest),
  email: Email,
  text: v.pipe(
    someLines(COMMENT_LIMITS.textLongest),
    v.check((text) => text !== '', say('required')),
  ),
})
export type CommentForm = v.InferOutput<typeof CommentForm>
