import { openCase } from '../../../db/cases/open-case.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { posts } from '../../../db/tables/posts.ts'
import { judgePost, sourceOf } from './judge-post.ts'
import { isNewAccount } from './may-post.ts'

type Row = typeof posts.$inferSelect

/** What a post says and shows after a change. */
interface Changed {
  text: string
  film: string
  alts: readonly string[]
}

/**
 * Whether a post that its author has changed is shown: what was held stays so; what was shown goes through the rules for texts again, and what they hold
 * opens a case. That staff have released it says nothing of other words: reports hold it again.
 * @param row as it was, locked
 */
export async function judgeAgain(tx: Tx, row: Row, changed: Changed): Promise<Pick<Row, 'state' | 'held_reason'> & { text_hash: string }> {
  const { id, author } = row
  const isNew = await isNewAccount(tx, author)
  const judged = await judgePost(tx, { ...changed, website: '', isNew, isFlood: false, source: sourceOf(id) })
  const isHeld = judged.held_reason !== null || row.state === 'held'
  if (judged.held_reason !== null) await openCase(tx, { kind: 'post', subject: id, owner: author, held_reason: judged.held_reason })
  return { state: isHeld ? 'held' : 'shown', held_reason: judged.held_reason ?? (isHeld ? row.held_reason : null), text_hash: judged.text_hash }
}
