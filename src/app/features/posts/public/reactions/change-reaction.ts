import { addressOf } from '#contract/core/endpoint.ts'
import { listOwnReactions, reactToPost } from '#contract/posts/post-reactions.ts'
import type { PostCard } from '#contract/posts/posts.ts'
import type { Reaction } from '#contract/threads/reactions.ts'
import { loadOutbox } from '../../../../state/outbox/outbox.ts'
import { send } from '../../../../wire/send.ts'
import { storeAnswer } from '../../../../wire/store-answer.ts'
import { noteWish, useOwnReactions } from './own-reactions.ts'
import { REACTIONS_NOUN } from './reaction-entry.ts'

/**
 * Says how the reader likes a post; null: no longer. Shows at once, waits in the outbox where there is no network, and of several wishes the last is sent.
 * @throws {Problem} not-possible, not-found, not-signed-in, out-of-space; then it is as it was
 */
export async function changeReaction({ id, title }: Pick<PostCard, 'id' | 'title'>, kind: Reaction | null): Promise<void> {
  const mine = noteWish(id, kind)
  try {
    const about = { post: id, kind, title }
    const sent = await send(reactToPost, { params: { post_id: id }, body: { kind } }, { noun: REACTIONS_NOUN, about, subject: `reaction ${id}` })
    if (sent.kind === 'queued') return await loadOutbox()
    const { answer } = sent
    useOwnReactions.setState(({ kinds, counts }) => ({ kinds: new Map(kinds).set(id, answer.kind), counts: new Map(counts).set(id, answer.reactions) }))
    await keepKnown()
  } finally {
    // One that was pressed since is for its own answer to end.
    useOwnReactions.setState(({ wishes }) => (wishes.get(id) === mine ? { wishes: new Map([...wishes].filter(([post]) => post !== id)) } : {}))
  }
}

/** The phone shows the same after it was closed, without network too. */
async function keepKnown(): Promise<void> {
  const value = [...useOwnReactions.getState().kinds].flatMap(([post, kind]) => (kind ? [{ post, kind }] : []))
  await storeAnswer({ address: addressOf(listOwnReactions), value, etag: null, fetchedAt: new Date().toISOString(), from: 'network' })
}
