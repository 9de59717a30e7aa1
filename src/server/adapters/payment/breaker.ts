const FAILURES = 5
const REST_MS = 30_000

/** Keeps from asking a gateway that is down. */
export interface Breaker {
  /** Whether it may be asked now. After a rest one may try; the others wait for how that ends. */
  mayAsk: () => boolean
  /** Whether requests are paused at this moment. */
  isResting: () => boolean
  succeeded: () => void
  failed: () => void
}

/**
 * After five failures in a row no requests are made for 30 seconds.
 * @param clock milliseconds that only go forward.
 */
export function makeBreaker(clock: () => number): Breaker {
  let failures = 0
  let restsUntil = 0
  return {
    mayAsk: () => {
      if (failures < FAILURES) return true
      if (clock() < restsUntil) return false
      restsUntil = clock() + REST_MS
      return true
    },
    isResting: () => failures >= FAILURES && clock() < restsUntil,
    succeeded: () => {
      failures = 0
    },
    failed: () => {
      failures++
      restsUntil = clock() + REST_MS
    },
  }
}
