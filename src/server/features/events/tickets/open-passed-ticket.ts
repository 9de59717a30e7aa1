import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../../db/connection/open.ts'
import { tickets } from '../../../db/tables/tickets.ts'
import { readTickets, type TicketAnswer } from './read-tickets.ts'

/** Links that open nothing, per address and ten minutes: far above what people mistype, and many phones share one address. */
const MISSES = { points: 60, duration: 600 } as const

interface Opening {
  secret: string
  /** Network address as rates know it. */
  address: string | undefined
}

/**
 * Opens tickets by the secret of a link. Only its hash is kept, so neither a copy of the database nor the time of an answer gives one away.
 * @param isLimited whether addresses are counted at all.
 */
export function openerOfTickets(isLimited: boolean): (db: Pick<Database['db'], 'select'>, opening: Opening) => Promise<TicketAnswer> {
  const misses = new RateLimiterMemory(MISSES)
  /**
   * @throws {Problem} link-expired — the ticket was passed on, taken back or is void, or there never was such a link: all in the same words;
   * too-many-requests — this address guesses.
   */
  return async (db, { secret, address }) => {
    const counted = isLimited ? address : undefined
    if (counted !== undefined) await refuseGuessing(misses, counted)
    const secret_hash = createHash('sha256').update(secret).digest('hex')
    const [ticket] = await readTickets(db, and(eq(tickets.secret_hash, secret_hash), eq(tickets.state, 'valid')), 'link')
    if (ticket?.qr) return ticket
    if (counted !== undefined) await misses.penalty(counted)
    throw new Problem('link-expired')
  }
}

async function refuseGuessing(misses: RateLimiterMemory, address: string): Promise<void> {
  const counted = await misses.get(address)
  if (counted instanceof RateLimiterRes && counted.consumedPoints >= MISSES.points)
    throw new Problem('too-many-requests', { retryAfterSeconds: counted.msBeforeNext / 1000 })
}
