import { addressOf } from '#contract/core/endpoint.ts'
import { listOwnReactions } from '#contract/posts/post-reactions.ts'
import { storeAnswer } from '../../../../wire/store-answer.ts'
import { useOwnReactions } from './own-reactions.ts'

/** The phone shows the same after it was closed, without network too. */
export async function storeOwnReactions(): Promise<void> {
  const value = [...useOwnReactions.getState().kinds].flatMap(([post, kind]) => (kind ? [{ post, kind }] : []))
  await storeAnswer({ address: addressOf(listOwnReactions), value, etag: null, fetchedAt: new Date().toISOString(), from: 'network' })
}
