import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { holdPost } from '../../../db/posts/moderate-post.ts'

/** A post that its author may change, locked until the transaction ends. @throws {Problem} not-found — there is none, it is another account’s, or it was removed. */
export async function holdOwnPost(tx: Pick<Tx, 'select'>, post_id: number, author: number) {
  const row = await holdPost(tx, post_id)
  if (row?.author !== author || row.state === 'removed') throw new Problem('not-found')
  return row
}
