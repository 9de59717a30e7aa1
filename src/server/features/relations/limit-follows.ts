import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#contract/core/problem.ts'
import { RELATION_LIMITS } from '#contract/relations/relations.ts'
import type { Database } from '../../db/connection/open.ts'

/**
 * Counts one that is newly followed, across restarts and processes: who ends follows and begins them again is counted too.
 * @throws {Problem} too-many-requests — with the seconds until the next one is welcome.
 */
export type CountFollow = (user_id: number) => Promise<void>

export function limitFollows(pool: Database['pool']): CountFollow {
  const limiter = new RateLimiterPostgres({
    keyPrefix: 'follows-hour',
    points: RELATION_LIMITS.followsPerHour,
    duration: 3600,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
  })
  return async (user_id) => {
    try {
      await limiter.consume(user_id)
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw new Problem('too-many-requests', { retryAfterSeconds: refusal.msBeforeNext / 1000 })
      throw refusal
    }
  }
}
