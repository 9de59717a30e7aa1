import { reactToPost } from '#contract/posts/post-reactions.ts'
import type { PostCard } from '#contract/posts/posts.ts'
import type { Reaction } from '#contract/threads/reactions.ts'
import { loadOutbox } from '../../../../state/outbox/outbox.ts'
import { send } from '../../../../wire/send.ts'
import { takeReaction, useOwnReactions } from './own-reactions.ts'
import { REACTIONS_NOUN } from './reaction-entry.ts'
import { storeOwnReactions } from './store-own-reactions.ts'

/**
 * Says how the reader likes a post; null: no longer. Waits in the outbox where there is no network, and of several wishes the last is sent.
 * @throws {Problem} not-possible, not-found, not-signed-in, out-of-space
 */
export async function changeReaction({ id, title }: Pick<PostCard, 'id' | 'title'>, kind: Reaction | null): Promise<void> {
  const { of } = useOwnReactions.getState()
  const about = { post: id, kind, title }
  const sent = await send(reactToPost, { params: { post_id: id }, body: { kind } }, { noun: REACTIONS_NOUN, about, subject: `reaction ${id}` })
  if (sent.kind === 'queued') return await loadOutbox()
  if (takeReaction(of, sent.answer)) await storeOwnReactions()
}
