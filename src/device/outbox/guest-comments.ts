import { del, entries, update } from 'idb-keyval'
import * as v from 'valibot'
import { ClientKey, Count } from '#contract/core/fields.ts'
import { OwnComment, withPage } from '#contract/threads/comments.ts'
import { privateStoreOf } from '../stores.ts'
import { PHONE } from './outbox-entry.ts'

const COMMENT = 'comment '
const MOST_KEPT = 200

const GuestComment = v.object({
  ...OwnComment.entries,
  key: ClientKey,
  /** Of what it is about; empty where another version of the app stored it. */
  title: v.optional(v.string(), ''),
  /** Answers that are shown, as the service said last. */
  reply_count: v.optional(Count, 0),
  /** Answers of others that there were when its writer looked last. */
  replies_seen: v.optional(Count, 0),
})
/** A comment that was written on this phone without an account, and the key that opens it. */
export type GuestComment = v.InferOutput<typeof GuestComment>

/**
 * Keeps what the service has taken; what is not said of one that is here stays as it was. The oldest ones give way to it: they can no longer be changed anyway.
 * @throws {Problem} out-of-space — the comment stands on its page all the same.
 */
export async function storeGuestComment(comment: v.InferInput<typeof GuestComment>): Promise<void> {
  await update<object>(COMMENT + comment.key, (held) => ({ ...held, ...comment }), privateStoreOf(PHONE))
  const held = await readGuestComments()
  await Promise.all(held.slice(0, -MOST_KEPT).map(({ key }) => dropGuestComment(key)))
}

/** Those on one page, or without one all of them, the oldest first. */
export async function readGuestComments(page?: string): Promise<GuestComment[]> {
  const held = await entries<string, unknown>(privateStoreOf(PHONE))
  return held
    .flatMap(([key, value]) => {
      const read = key.startsWith(COMMENT) ? v.safeParse(GuestComment, withPage(value)) : undefined
      return read?.success ? [read.output] : []
    })
    .filter((comment) => page === undefined || comment.page === page)
    .sort((a, b) => (a.created_at < b.created_at ? -1 : 1))
}

/** Forgets one: its writer has taken it back. */
export const dropGuestComment = (key: string): Promise<void> => del(COMMENT + key, privateStoreOf(PHONE))
