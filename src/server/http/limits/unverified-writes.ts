import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { UNVERIFIED_LIMITS } from '#contract/accounts/unverified-limits.ts'
import { beyond, isUnverified } from '../../db/accounts/unverified.ts'
import type { Database } from '../../db/connection/open.ts'

/**
 * Counts one posting or change, or several at once, of an account whose e-mail is not verified, across restarts and processes; of others nothing is counted.
 * @throws {Problem} unverified-limit — with the seconds until the next one is welcome.
 */
export type CountWrite = (user_id: number, times?: number) => Promise<void>

export function limitUnverifiedWrites({ db, pool }: Pick<Database, 'db' | 'pool'>): CountWrite {
  const limiter = new RateLimiterPostgres({
    keyPrefix: 'unverified-writes',
    points: UNVERIFIED_LIMITS.writesPerHour,
    duration: 3600,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
  })
  return async (user_id, times = 1) => {
    if (!(await isUnverified(db, user_id))) return
    try {
      await limiter.consume(user_id, times)
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw beyond('writesPerHour', { retryAfterSeconds: refusal.msBeforeNext / 1000 })
      throw refusal
    }
  }
}
