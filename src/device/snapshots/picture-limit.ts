import { delMany, entries, set } from 'idb-keyval'
import { storeOf } from '../stores.ts'

/**
 * Notes that a picture was looked at now.
 * @param path of the stored picture.
 * @throws {Problem} out-of-space — the phone has no room for the note.
 */
export const noteSeen = (path: string): Promise<void> => set(path, Date.now(), storeOf('pictureUses'))

/**
 * Lets the pictures go that were not looked at for longest, and forgets when those were seen that are gone already.
 * @param most how many stay. By count only: a limit by age would take pictures away from a user who has been without network for long.
 */
export async function keepLatest(cache: Cache, most: number): Promise<void> {
  const seenAt = new Map(await entries<string, number>(storeOf('pictureUses')))
  const held = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const latest = held.sort((a, b) => (seenAt.get(b) ?? 0) - (seenAt.get(a) ?? 0)).slice(0, most)
  const isKept = new Set(latest)
  await Promise.all(held.filter((path) => !isKept.has(path)).map((path) => cache.delete(path, { ignoreVary: true })))
  await delMany(
    [...seenAt.keys()].filter((path) => !isKept.has(path)),
    storeOf('pictureUses'),
  )
}
