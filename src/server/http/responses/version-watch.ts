import { withinTime } from '../../db/connection/within-time.ts'

const ASK_EVERY_MS = 1000
const GIVE_UP_MS = 1500

/** What is known about the version of the public data right now. */
export interface VersionWatch {
  /** The version, when it was read less than a second ago; without waiting. */
  known: () => string | undefined
  /** The version, read anew when the last reading is over a second old; undefined while the database is away. */
  ask: () => Promise<string | undefined>
  /** Forgets what was read, also by a reading under way: this process has written something, and the client that wrote it looks at it next. */
  doubt: () => void
}

/**
 * Reads the data version at most once a second, however many ask. While the database is away no request waits for it: one reading after
 * the other goes on in the background until one succeeds.
 * @param clock milliseconds that only go forward.
 */
export function watchVersion(read: () => Promise<string>, clock: () => number): VersionWatch {
  let version: string | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let isAway = false
  let reading: Promise<void> | undefined
  let doubts = 0

  const isRecent = () => clock() - readAt < ASK_EVERY_MS
  const readOnce = async (): Promise<void> => {
    const doubtsBefore = doubts
    // Undefined when it failed or took too long: both mean that the database is away, and code that needs it meets the fault itself.
    const answer = await withinTime(read(), GIVE_UP_MS).catch(() => undefined)
    version = answer ?? version
    isAway = answer === undefined
    // If `doubt` was called meanwhile, the version is read once more; not while the database is away, since no request waits for it then.
    if (doubts !== doubtsBefore && !isAway) return readOnce()
    readAt = clock()
    reading = undefined
  }
  return {
    known: () => (isRecent() && !isAway ? version : undefined),
    ask: async () => {
      if (!isRecent()) {
        reading ??= readOnce()
        if (!isAway) await reading
      }
      return isAway ? undefined : version
    },
    doubt: () => {
      doubts++
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}
