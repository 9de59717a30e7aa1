import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../../db/connection/open.ts'
import { events } from '../../../db/tables/events.ts'
import { gate_passes } from '../../../db/tables/gate.ts'

/** Links that open nothing, per address and ten minutes: far above what people mistype, and many phones share one address. */
const MISSES = { points: 60, duration: 600 } as const

type Reader = Pick<Database['db'], 'select'>

/** A right to a gate, and what the database's clock says. */
export interface Pass {
  id: number
  event: number
  label: string
  created_at: string
  expires_at: string
  revoked_at: string | null
  /** Of the event. */
  from_time: string
  to_time: string
  /** Milliseconds since the epoch. */
  now: number
}

interface Knock {
  secret: string
  /** Network address as rates know it. */
  address: string | undefined
  /**
   * How long after its end a right still counts, for what was done before; 0 when absent. One that was taken back counts again only when its
   * event is over: a person with the link could otherwise fill the list with people who never came.
   */
  graceMs?: number
}

/** Of a secret all that is kept. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** When a right ends, or has ended: milliseconds since the epoch. */
export const endOf = ({ expires_at, revoked_at }: Pick<Pass, 'expires_at' | 'revoked_at'>): number =>
  Math.min(Date.parse(expires_at), revoked_at === null ? Number.POSITIVE_INFINITY : Date.parse(revoked_at))

/**
 * Lets in a caller who has the secret of a gate. Only its hash is kept, so neither a copy of the database nor the time of an answer gives it away.
 * @param isLimited whether addresses are counted at all.
 */
export function doorOfGates(isLimited: boolean): (db: Reader, knock: Knock) => Promise<Pass> {
  const misses = new RateLimiterMemory(MISSES)
  /**
   * @throws {Problem} link-expired — the right has ended, was taken back, or never was: all in the same words; too-many-requests — this
   * address guesses. A caller who has the right is let in all the same: a whole mobile network may share that address.
   */
  return async (db, { secret, address, graceMs = 0 }) => {
    const [pass] = await db
      .select(COLUMNS)
      .from(gate_passes)
      .innerJoin(events, eq(events.id, gate_passes.event))
      .where(eq(gate_passes.secret_hash, hashOf(secret)))
    if (pass && endOf(pass) + (isTakenBack(pass) ? 0 : graceMs) > pass.now) return pass
    // Only who guesses: a phone that goes on asking with what was once a right knows it already.
    if (!pass && isLimited && address !== undefined) await countGuess(misses, address)
    throw new Problem('link-expired')
  }
}

const { id, event, label, created_at, expires_at, revoked_at } = gate_passes
const { from_time, to_time } = events
const COLUMNS = { id, event, label, created_at, expires_at, revoked_at, from_time, to_time, now: sql<number>`(extract(epoch from now()) * 1000)::float8` }

const isTakenBack = ({ revoked_at, to_time, now }: Pass): boolean => revoked_at !== null && Date.parse(to_time) > now

/** @throws {Problem} too-many-requests */
async function countGuess(misses: RateLimiterMemory, address: string): Promise<void> {
  const { consumedPoints, msBeforeNext } = await misses.penalty(address)
  if (consumedPoints > MISSES.points) throw new Problem('too-many-requests', { retryAfterSeconds: msBeforeNext / 1000 })
}

/** Notes that a gate is at work, once a minute at most: phones ask often. */
export async function noteSeen(db: Pick<Database['db'], 'update'>, { id }: Pick<Pass, 'id'>): Promise<void> {
  await db
    .update(gate_passes)
    .set({ last_seen_at: sql`now()` })
    .where(sql`${gate_passes.id} = ${id} and coalesce(${gate_passes.last_seen_at} < now() - interval '1 minute', true)`)
}
