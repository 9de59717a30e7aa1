import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../db/connection/open.ts'

/** Uploads of one person. Decoding a picture costs thousands of times what reading a page does. @see facts "Web security" 5 and 7 */
const WINDOWS = [
  { keyPrefix: 'uploads-minute', points: 20, duration: 60 },
  { keyPrefix: 'uploads-hour', points: 60, duration: 3600 },
] as const

/**
 * Counts one upload of a person, across restarts and processes.
 * @throws {Problem} too-many-requests — with the seconds until the next one is welcome.
 */
export type CountUpload = (user_id: number) => Promise<void>

export function limitUploads(pool: Database['pool']): CountUpload {
  const limiters = WINDOWS.map(
    (window) => new RateLimiterPostgres({ ...window, storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true }),
  )
  return async (user_id) => {
    for (const limiter of limiters) {
      try {
        await limiter.consume(user_id)
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new Problem('too-many-requests', { retryAfterSeconds: refusal.msBeforeNext / 1000 })
        throw refusal
      }
    }
  }
}
