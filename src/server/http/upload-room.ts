import { Problem } from '#contract/core/problem.ts'

/** Files that are held in memory at once while they arrive or are worked on, each of up to 8 MiB. */
const MOST = 12
const MOST_OF_ONE = 3
const RETRY_AFTER_SECONDS = 5

/**
 * Does work that holds somebody's file in memory. Room is bounded, and nobody can take all of it: a file counts from its first byte, since one
 * person's hundred slow ones weigh as much as anybody's pictures.
 * @throws {Problem} busy — there is no room, or three files of this person are held already.
 */
export type HoldUpload = <T>(user_id: number, work: () => Promise<T>) => Promise<T>

export function uploadRoom(): HoldUpload {
  const held = new Map<number, number>()
  let all = 0
  return async (user_id, work) => {
    const theirs = held.get(user_id) ?? 0
    if (all >= MOST || theirs >= MOST_OF_ONE) throw new Problem('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    held.set(user_id, theirs + 1)
    all++
    try {
      return await work()
    } finally {
      all--
      const left = (held.get(user_id) ?? 1) - 1
      if (left > 0) held.set(user_id, left)
      else held.delete(user_id)
    }
  }
}
