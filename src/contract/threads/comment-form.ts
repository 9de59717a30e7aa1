import * as v from 'valibot'
import { Email } from '../accounts/account-fields.ts'
import { oneLineRequired, someParagraphs } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'
import { COMMENT_LIMITS } from './comment-fields.ts'

const say = (reason: Reason) => reason

/** The write-comment form; the same on both sides. @see Specification §2.4 */
export const CommentForm = v.object({
  name: oneLineRequired(COMMENT_LIMITS.nameLongest),
  email: Email,
  text: v.pipe(
    someParagraphs(COMMENT_LIMITS.textLongest),
    v.check((text) => text !== '', say('required')),
  ),
})
export type CommentForm = v.InferOutput<typeof CommentForm>
