import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { lowerCase } from '#contract/core/one-form.ts'
import type { AdmitEmail } from '../../../db/accounts/email-recipients.ts'
import type { Database } from '../../../db/connection/open.ts'

/** Of one account, and to one mailbox. */
const MOST_A_DAY = 5
const DAY_SECONDS = 24 * 3600

/**
 * Keeps free orders from being a way to write to strangers: the person they name, and the name of their event, may be any text at all.
 */
export function limitEmails({ pool }: Pick<Database, 'pool'>): AdmitEmail {
  const limiter = new RateLimiterPostgres({
    keyPrefix: 'free-letter',
    points: MOST_A_DAY,
    duration: DAY_SECONDS,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  })
  return async ({ buyer, email }) => {
    try {
      await limiter.consume(`of ${buyer}`)
      await limiter.consume(`to ${mailboxHash(email)}`)
      return true
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false
      throw refusal
    }
  }
}

/** What follows a `+` names no other mailbox. */
const mailboxHash = (email: string): string =>
  createHash('sha256')
    .update(lowerCase(email).replace(/\+[^@]*(?=@)/u, ''))
    .digest('base64url')
