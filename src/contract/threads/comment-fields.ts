import * as v from 'valibot'
import { Count, Id, Instant } from '../core/fields.ts'

export const COMMENT_LIMITS = {
  nameLongest: 60,
  textLongest: 2000,
  /** Comments that come with what they are about. */
  first: 3,
  /** Comments of one page. */
  perPage: 20,
  /** Answers that come with the comment they answer; the rest is asked for. */
  repliesFirst: 3,
  /** For so many minutes its writer may change one. Taking it back has no end. */
  editMinutes: 60,
  reasonLongest: 300,
} as const

const entries = {
  id: Id,
  /** The name that its writer gave; an e-mail is never shown. */
  author: v.string(),
  /** Plain text. */
  text: v.string(),
  created_at: Instant,
  edited_at: v.nullable(Instant),
  /** Written by who wrote what it is about. */
  is_by_author: v.boolean(),
  /** The account that wrote it, where accounts alone write: readers leave out whom they have muted or blocked. Absent elsewhere. */
  user_id: v.optional(Id),
}

/** An answer to a comment; there are no answers to answers. */
export const Reply = v.object(entries)
export type Reply = v.InferOutput<typeof Reply>

/** A comment, with its first answers in the order of writing. */
export const Comment = v.object({ ...entries, replies: v.array(Reply), reply_count: Count })
export type Comment = v.InferOutput<typeof Comment>
