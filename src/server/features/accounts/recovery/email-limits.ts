import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../../db/connection/open.ts'
import { mailboxKey } from '../registration/email-key.ts'

const HOUR_SECONDS = 3600

/** Counters of users who have e-mails sent or their data gathered, and of passwords tried inside a session. Kept in the database: they outlive a restart. */
export interface EmailLimits {
  /** Counts one who asks for recovery: 20 per hour and network address. @throws {Problem} too-many-requests */
  countAsker: (address: string | undefined) => Promise<void>
  /** Counts one recovery e-mail to an e-mail, of which three per hour are sent; false beyond that. @param email_key in lower case */
  admitLetter: (email_key: string) => Promise<boolean>
  /**
   * Counts one e-mail to an address that a user typed and that is not proved, of which six per hour are sent to one mailbox; false beyond
   * that. The user is not told: accounts cost nothing, and their e-mails must not flood a stranger's mailbox.
   */
  admitClaim: (email: string) => Promise<boolean>
  /** Counts one e-mail that an account asks for: three of each purpose per hour. @throws {Problem} too-many-requests */
  countOwnLetter: (user_id: number, purpose: 'verify-email' | 'change-email') => Promise<void>
  /** Counts one gathering of everything that is kept about an account: ten per hour. @throws {Problem} too-many-requests */
  countExport: (user_id: number) => Promise<void>
  /** Counts one try at the password inside a session: ten in ten minutes. @throws {Problem} too-many-requests */
  countProof: (session_id: string) => Promise<void>
  /** The password was right, or never came to be tried. */
  forgetProof: (session_id: string) => Promise<unknown>
}

/** @param isLimited whether network addresses, and what is merely read, are counted at all. */
export function openEmailLimits({ pool }: Pick<Database, 'pool'>, isLimited: boolean): EmailLimits {
  const counter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      keyPrefix,
      points,
      duration,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
    })
  const askers = counter('recover', 20, HOUR_SECONDS)
  const letters = counter('recover-letter', 3, HOUR_SECONDS)
  const claims = counter('claim-letter', 6, HOUR_SECONDS)
  const own = counter('own-letter', 3, HOUR_SECONDS)
  const exports = counter('export', 10, HOUR_SECONDS)
  const proofs = counter('prove', 10, 600)
  return {
    countAsker: async (address) => {
      if (isLimited && address !== undefined) await refuseBeyond(askers.consume(address))
    },
    admitLetter: async (email_key) => (await refusalOf(letters.consume(hashOf(email_key)))) === undefined,
    admitClaim: async (email) => (await refusalOf(claims.consume(hashOf(mailboxKey(email))))) === undefined,
    countOwnLetter: (user_id, purpose) => refuseBeyond(own.consume(`${purpose}:${user_id}`)),
    countExport: async (user_id) => {
      if (isLimited) await refuseBeyond(exports.consume(user_id))
    },
    countProof: (session_id) => refuseBeyond(proofs.consume(session_id)),
    forgetProof: (session_id) => proofs.delete(session_id),
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Undefined when there was room. */
async function refusalOf(counting: Promise<unknown>): Promise<RateLimiterRes | undefined> {
  try {
    await counting
    return undefined
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal
    throw refusal
  }
}

async function refuseBeyond(counting: Promise<unknown>): Promise<void> {
  const refusal = await refusalOf(counting)
  if (refusal) throw new Problem('too-many-requests', { retryAfterSeconds: refusal.msBeforeNext / 1000 })
}
