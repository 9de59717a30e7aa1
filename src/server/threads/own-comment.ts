import { Problem } from '#contract/core/problem.ts'
import type { OwnComment } from '#contract/threads/comments.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import { type CommentRow, holdComment } from '../db/threads/change-comment.ts'
import { pageOf, type Subject } from '../db/threads/thread-kind.ts'
import { isKeyOf } from './own-key.ts'

/** Who says that a comment is theirs: an account, or a phone that has its key. */
export type Owner = { user_id: number } | { key: string }

/** What its writer sees. A removed comment has no text any more, no matter who removed it. @param subject what it is about */
export function ownComment({ id, parent, author, text, created_at, edited_at, state }: CommentRow, subject: Pick<Subject, 'kind' | 'id'>): OwnComment {
  const words = state === 'removed' ? { author: '', text: '' } : { author, text }
  return { id, page: pageOf(subject), ...subject.kind.formerly?.comment(subject.id), parent, ...words, created_at, edited_at, state }
}

/** A member's comment is theirs by the account, whatever key it came with; only one without an account is opened by its key. */
export function isOwn({ user_id, key_hash }: Pick<CommentRow, 'user_id' | 'key_hash'>, owner: Owner): boolean {
  return 'key' in owner ? user_id === null && isKeyOf(owner.key, key_hash) : user_id === owner.user_id
}

/**
 * One's own comment, locked against other changes until the transaction ends.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function holdOwnComment(tx: Pick<Tx, 'select' | 'execute'>, comment_id: number, owner: Owner): Promise<CommentRow> {
  const row = await holdComment(tx, comment_id)
  if (!row || !isOwn(row, owner)) throw new Problem('not-found')
  return row
}
