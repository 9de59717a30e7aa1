import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { COMMENT_LIMITS } from '#contract/threads/comment-fields.ts'
import type { OwnComment } from '#contract/threads/comments.ts'
import { inTransaction, type Tx } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { comments } from '../db/tables/threads.ts'
import { changeComment } from '../db/threads/change-comment.ts'
import type { ThreadKind } from '../db/threads/thread-kind.ts'
import { judgeText } from '../spam/judge-text.ts'
import { textMark } from '../spam/text-mark.ts'
import { noteWritten, wasWritten } from '../spam/written-texts.ts'
import { holdOwnComment, type Owner, ownComment } from './own-comment.ts'
import { publicSubjectOf } from './public-subject.ts'
import { requireNoBlock } from './require-no-block.ts'
import { sourceOf, writerOf } from './writer.ts'

interface Edit {
  kinds: readonly ThreadKind[]
  comment_id: number
  text: string
  owner: Owner
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Changes the text of one's own comment. What was held stays so; what was shown goes through the rules for texts again.
 * @throws {Problem} not-found — there is none, it is another user's, or what it is about is not public; bad-state — it is too old, or was removed or hidden;
 * not-possible — there is a block now between its writer and the author of what it is about, or who is answered.
 */
export function editComment(db: Pick<Database['db'], 'transaction'>, { kinds, comment_id, text, owner, now }: Edit): Promise<OwnComment> {
  return inTransaction(db, async (tx) => {
    const row = await holdOwnComment(tx, comment_id, owner)
    const subject = await publicSubjectOf(tx, kinds, { thread: row.thread, now })
    if (row.state === 'removed' || row.state === 'hidden' || !(await isOpen(tx, comment_id))) throw new Problem('bad-state')
    await requireNoBlock(tx, row.user_id, [subject.author, await readAnswered(tx, row.parent)])
    if (text === row.text) return ownComment(row, subject)
    const { hash, isTelling } = textMark(text)
    const isRepeated = isTelling && (await wasWritten(tx, hash, sourceOf(comment_id)))
    const reason = judgeText({ text, website: '', isMember: row.user_id !== null, isRepeated, isFlood: false })
    const state = reason === null ? row.state : 'held'
    // That staff have released one says nothing of other words: reports hold it again.
    const held_reason = reason ?? (state === 'held' ? row.held_reason : null)
    await noteWritten(tx, { source: sourceOf(comment_id), writer: writerOf({ user_id: row.user_id ?? undefined, sender: undefined }), text_hash: hash })
    return ownComment(await changeComment(tx, row, { state, text, edited_at: sql`now()`, held_reason }), subject)
  })
}

/** Who wrote the comment that is answered; null: a guest, or none is answered. */
async function readAnswered(tx: Pick<Tx, 'select'>, parent: number | null): Promise<number | null> {
  if (parent === null) return null
  const [answered] = await tx.select({ user_id: comments.user_id }).from(comments).where(eq(comments.id, parent))
  return answered?.user_id ?? null
}

/** Whether its writer may still change it, by the database's clock. */
async function isOpen(tx: Pick<Tx, 'execute'>, comment_id: number): Promise<boolean> {
  const asked = sql`select 1 from comments where id = ${comment_id} and created_at > now() - make_interval(mins => ${COMMENT_LIMITS.editMinutes})`
  return (await tx.execute(asked)).rows.length > 0
}
