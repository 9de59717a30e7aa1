import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#contract/core/problem.ts'

/** Reports of one address in an hour: many phones of a mobile network share one. */
const REPORTS = { points: 30, duration: 3600 } as const

/** Counts one report. @throws {Problem} too-many-requests — with the seconds until the next one is welcome. */
export type CountReport = (address: string | undefined) => Promise<void>

/** @param isLimited false: nothing is counted. */
export function countReports(isLimited: boolean): CountReport {
  const limiter = new RateLimiterMemory(REPORTS)
  return async (address) => {
    // No address: the request comes from inside the process.
    if (!isLimited || address === undefined) return
    try {
      await limiter.consume(address)
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw new Problem('too-many-requests', { retryAfterSeconds: refusal.msBeforeNext / 1000 })
      throw refusal
    }
  }
}
