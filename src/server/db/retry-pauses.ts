/** Minutes until the next try, after the first failure, the second, …; the last one stands for all that follow. */
const PAUSES_MINUTES = [1, 5, 15, 60, 360] as const

/** What has failed so often is given up. */
export const MOST_TRIES = 8

/** Minutes until what has just failed is tried again. @param tries that had failed before. */
export const pauseMinutes = (tries: number): number => PAUSES_MINUTES[Math.min(tries, PAUSES_MINUTES.length - 1)] ?? 0
