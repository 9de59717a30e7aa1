import { storePrivateAnswer } from '#device/private-store.ts'
import type { Answer } from './answer.ts'
import { presentUser } from './token-source.ts'

/**
 * Keeps what a write was answered as the answer of the read that it changed, so that it is there without network too.
 * @param answer its `value` as the read gives it, its `address` that of the read.
 */
export async function storeAnswer({ address, value, etag, fetchedAt }: Answer<unknown>): Promise<void> {
  const userId = presentUser()
  // On a full phone the former answer stands until the network is asked again.
  if (userId !== undefined) await storePrivateAnswer(userId, { address, body: value, etag, fetchedAt }).catch(() => undefined)
}
