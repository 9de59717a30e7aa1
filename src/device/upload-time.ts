/** As every request: so long, then it counts as unanswered. @see lie-fi budget */
const GIVE_UP_AFTER_MS = 20_000
/** A link that is slower than this carries no file in a time that anybody waits: 16 kB a second, as EDGE does. */
const SLOWEST_BYTES_PER_MS = 16

/** Milliseconds after which a request counts as unanswered. @param bytes of the files that it carries, either way. */
export const giveUpAfterMs = (bytes: number): number => GIVE_UP_AFTER_MS + Math.ceil(bytes / SLOWEST_BYTES_PER_MS)
