import { del, get, keys, promisifyRequest } from 'idb-keyval'
import { privateStoreOf } from './stores.ts'

const DRAFT = 'draft '

/** What the owner was writing under this name, or undefined. Another version may have written it: check its shape. */
export const readDraft = (userId: number, name: string): Promise<unknown> => get<unknown>(DRAFT + name, privateStoreOf(userId))

/**
 * Begun while the page is left it is still done: the write is ended here, as such a page does not live to hear that it may be ended.
 * @throws {Problem} out-of-space — what was kept before still stands.
 */
export const storeDraft = (userId: number, name: string, values: unknown): Promise<void> =>
  privateStoreOf(userId)('readwrite', (store) => {
    store.put(values, DRAFT + name)
    store.transaction.commit()
    return promisifyRequest(store.transaction)
  })

export const dropDraft = (userId: number, name: string): Promise<void> => del(DRAFT + name, privateStoreOf(userId))

/** Names of everything that the owner was writing. */
export async function listDrafts(userId: number): Promise<string[]> {
  const held = await keys<string>(privateStoreOf(userId))
  return held.flatMap((key) => (key.startsWith(DRAFT) ? key.slice(DRAFT.length) : []))
}
