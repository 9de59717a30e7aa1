import { BEHIND_MS } from '#contract/core/time-budget.ts'

/** A link that is slower than this carries no file in a time that a user would wait: 16 kB a second, as EDGE does. */
const SLOWEST_BYTES_PER_MS = 16

/** Milliseconds that files take on the slowest link, beside the time that the request takes itself. */
export const travelMs = (bytes: number): number => Math.ceil(bytes / SLOWEST_BYTES_PER_MS)

/** Milliseconds after which a request for which no user waits counts as unanswered. @param bytes of the files that it carries, either way. */
export const giveUpAfterMs = (bytes: number): number => BEHIND_MS + travelMs(bytes)
