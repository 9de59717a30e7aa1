import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#contract/core/problem.ts'

export interface Limits {
  /**
   * Counts one request that memory could not answer.
   * @throws {Problem} too-many-requests — with the seconds until the next one is welcome.
   */
  count: (address: string | undefined) => Promise<void>
}

/**
 * Requests per address and minute. Answers from memory are not counted: they cost next to nothing, and thousands of phones share one
 * address of a mobile network.
 * @param perMinute 0 = no limit.
 */
export function limitRequests(perMinute: number): Limits {
  if (perMinute === 0) return { count: async () => undefined }
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return {
    count: async (address) => {
      // No address: the request comes from inside the process.
      if (address === undefined) return
      try {
        await limiter.consume(address)
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new Problem('too-many-requests', { retryAfterSeconds: refusal.msBeforeNext / 1000 })
        throw refusal
      }
    },
  }
}
