import type { AnswerOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { reactToPost as contract } from '#contract/posts/post-reactions.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { type ReactionWish, writeReactions } from '../../../db/posts/write-reactions.ts'
import { inBatches } from './in-batches.ts'

type Answer = AnswerOf<typeof contract>

/**
 * Takes how people like posts. Of one account the wish that came last counts, from whichever of its phones; those about one post that come at once are
 * written together.
 * @throws {Problem} not-found — no such post is shown; not-possible — one of the two has blocked the other; not-signed-in — the account was deleted meanwhile.
 */
export const reactions = (db: Pick<Database['db'], 'transaction'>): ((post: number, wish: ReactionWish) => Promise<Answer>) =>
  inBatches((post, wishes) => {
    // Later ones take the place of earlier ones.
    const last = new Map(wishes.map(({ user_id, kind }) => [user_id, kind]))
    return inTransaction(db, async (tx) => {
      const written = await writeReactions(
        tx,
        post,
        [...last].map(([user_id, kind]) => ({ user_id, kind })),
      )
      return wishes.map(({ user_id }) => () => {
        if (!written) throw new Problem('not-found')
        if (written.gone.has(user_id)) throw new Problem('not-signed-in')
        if (written.apart.has(user_id)) throw new Problem('not-possible')
        return { post, kind: last.get(user_id) ?? null, reactions: written.reactions }
      })
    })
  })
