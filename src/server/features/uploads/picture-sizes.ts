import { LRUCache } from 'lru-cache'
import type { ListedFiles } from '../../adapters/files/files.ts'

/** Numbers: a megabyte of them. */
const MOST_REMEMBERED = 10_000

/**
 * Gives the bytes of stored pictures, as they are sent. A name is never given to other bytes, so what was once read is remembered.
 * @param name without its ending: `events/ab12-480`. Undefined: there is no such picture.
 */
export function openPictureSizes(files: Pick<ListedFiles, 'sizeOf'>): (name: string) => Promise<number | undefined> {
  const known = new LRUCache<string, number>({ max: MOST_REMEMBERED })
  return async (name) => {
    const bytes = known.get(name) ?? (await files.sizeOf(`${name}.webp`))
    if (bytes !== undefined) known.set(name, bytes)
    return bytes
  }
}
