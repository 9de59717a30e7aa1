import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../db/connection/open.ts'

/** So many within so many seconds; the prefix names the kind of action. */
interface Window {
  keyPrefix: string
  points: number
  duration: number
}

/**
 * Counts one action of a person.
 * @throws {Problem} too-many-requests — with the seconds until the next one is welcome.
 */
export type CountPerson = (user_id: number) => Promise<void>

/** Limits how often one person may do something, across restarts and processes. */
export function limitPerson(pool: Database['pool'], windows: readonly Window[]): CountPerson {
  const limiters = windows.map(
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
