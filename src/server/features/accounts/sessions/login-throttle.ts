import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../../../db/connection/open.ts'
import { login_failures } from '../../../db/tables/accounts.ts'
import { networkOf } from '../../../http/requests/client-address.ts'

/** From this failure on the next attempt has to wait, twice as long each time. */
const FREE_FAILURES = 5
const LONGEST_WAIT_SECONDS = 300
/** Attempts to open one account from anywhere, per hour; beyond that strange browsers wait before each. */
const FAILURES_PER_HOUR = 50
const STRANGERS_WAIT_SECONDS = 30
const PER_ADDRESS_AND_MINUTE = 30
const PER_NETWORK_AND_MINUTE = 300
/** After so many hours without another failure they are forgotten. */
export const FORGOTTEN_AFTER_HOURS = 24

/** A try to sign in to an account, or under a name that has none. */
export interface Attempt {
  /** The name in its compared form. */
  nameKey: string
  address: string | undefined
}

/** All of these give the seconds to wait, or undefined for go ahead. */
export interface LoginThrottle {
  /** Counts an attempt of this address, and of its network. */
  countAddress: (address: string | undefined) => Promise<number | undefined>
  /**
   * Counts an attempt as failed before it is made, so that a hundred at once are not all the first.
   * @param isKnown whether this browser has opened the account before; asked only when it matters.
   */
  begin: (attempt: Attempt, isKnown: () => Promise<boolean>) => Promise<number | undefined>
  /** The password was right: this address has failed with that name no longer. */
  succeed: (attempt: Attempt) => Promise<void>
  /** It never came to trying the password. */
  takeBack: (attempt: Attempt) => Promise<void>
}

/**
 * Slows down only callers who guess passwords: by name and address, by name, by address and by network. Names without an account are
 * slowed down alike, and the counters are kept per name and not per account: they say nothing about what a name belongs to.
 * @param isLimited whether addresses are counted at all.
 * @see facts "Web security" 7
 */
export function openLoginThrottle({ db, pool }: Pick<Database, 'db' | 'pool'>, isLimited: boolean): LoginThrottle {
  const stored = { storeClient: pool, tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false }
  const ofName = new RateLimiterPostgres({ ...stored, keyPrefix: 'login-name', points: FAILURES_PER_HOUR, duration: 3600 })
  const ofStrangers = new RateLimiterPostgres({ ...stored, keyPrefix: 'login-stranger', points: 1, duration: STRANGERS_WAIT_SECONDS })
  const ofAddress = new RateLimiterMemory({ points: PER_ADDRESS_AND_MINUTE, duration: 60 })
  const ofNetwork = new RateLimiterMemory({ points: PER_NETWORK_AND_MINUTE, duration: 60 })
  return {
    countAddress: async (address) => {
      if (!isLimited || address === undefined) return undefined
      return (await secondsToWait(ofAddress.consume(address))) ?? secondsToWait(ofNetwork.consume(networkOf(address)))
    },
    begin: async (attempt, isKnown) => {
      const row = rowOf(attempt)
      const wait = await countFailure(db, row)
      if (wait !== undefined) return wait
      const isOften = (await secondsToWait(ofName.consume(row.name_hash))) !== undefined
      const strangersWait = isOften && !(await isKnown()) ? await secondsToWait(ofStrangers.consume(row.name_hash)) : undefined
      if (strangersWait !== undefined) await uncount(db, row)
      return strangersWait
    },
    succeed: async (attempt) => {
      const row = rowOf(attempt)
      await db.execute(sql`delete from login_failures where name_hash = ${row.name_hash} and address = ${row.address}`)
      await ofName.reward(row.name_hash)
    },
    takeBack: async (attempt) => {
      const row = rowOf(attempt)
      await uncount(db, row)
      await ofName.reward(row.name_hash)
    },
  }
}

interface Row {
  name_hash: string
  address: string
}

const hashOf = (nameKey: string): string => createHash('sha256').update(nameKey).digest('base64url')
const rowOf = ({ nameKey, address = '' }: Attempt): Row => ({ name_hash: hashOf(nameKey), address })

/** Of a row of failures: what lies between the last one and the next attempt. The exponent is bounded, the count is not. */
const WAIT = sql.raw(
  `make_interval(secs => case when f.failures < ${FREE_FAILURES} then 0 else least(${LONGEST_WAIT_SECONDS}, power(2, least(f.failures - ${FREE_FAILURES}, 20))) end)`,
)

/** One statement, so that of several attempts at once each counts. */
async function countFailure(db: Database['db'], { name_hash, address }: Row): Promise<number | undefined> {
  const { rows: counted } = await db.execute(sql`
    insert into login_failures as f (name_hash, address, failures) values (${name_hash}, ${address}, 1)
    on conflict (name_hash, address) do update set
      failures = case when f.last_failed_at < now() - make_interval(hours => ${FORGOTTEN_AFTER_HOURS}) then 1 else f.failures + 1 end,
      last_failed_at = now()
    where f.last_failed_at + ${WAIT} <= now()
    returning f.failures`)
  if (counted.length > 0) return undefined
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select greatest(1, ceil(extract(epoch from f.last_failed_at + ${WAIT} - now())))::integer as seconds
    from login_failures f where name_hash = ${name_hash} and address = ${address}`)
  return rows[0]?.seconds ?? 1
}

async function uncount(db: Database['db'], { name_hash, address }: Row): Promise<void> {
  await db.execute(sql`update login_failures set failures = failures - 1 where name_hash = ${name_hash} and address = ${address} and failures > 0`)
}

/** Undefined when there was room. */
async function secondsToWait(consuming: Promise<unknown>): Promise<number | undefined> {
  try {
    await consuming
    return undefined
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}

/** Forgets the failures under these names, from wherever they came: their owner has just proved by mail who they are. */
export async function forgiveNames(db: Pick<Database['db'], 'delete'>, nameKeys: string[]): Promise<void> {
  await db.delete(login_failures).where(inArray(login_failures.name_hash, nameKeys.map(hashOf)))
}
