import { and, eq, gt, ne } from 'drizzle-orm'
import { UNVERIFIED_LIMITS } from '#contract/accounts/unverified-limits.ts'
import { CALLED_OFF } from '#contract/events/own-event-rules.ts'
import { beyond, isUnverified } from '../../../db/accounts/unverified.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { users } from '../../../db/tables/accounts.ts'
import { events } from '../../../db/tables/events.ts'

interface Standing {
  is_active: boolean
  event_status: string
  /** ISO 8601. */
  to_time: string
}

/** Whether an event can be ordered, as far as its seller decides. @param now milliseconds since the epoch */
export const isOnSale = ({ is_active, event_status, to_time }: Standing, now: number): boolean =>
  is_active && event_status !== CALLED_OFF && Date.parse(to_time) > now

/**
 * Lets pass one more event on sale of a seller whose e-mail is not verified. To be asked only where one goes on sale that was not: those that
 * are on sale already stay.
 * @throws {Problem} unverified-limit
 */
export async function requireRoom(tx: Tx, { seller, now }: { seller: number; now: number }): Promise<void> {
  if (!(await isUnverified(tx, seller))) return
  // One at a time, so that the count holds.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, seller)).for('no key update')
  const onSale = and(eq(events.seller, seller), events.is_active, ne(events.event_status, CALLED_OFF), gt(events.to_time, new Date(now).toISOString()))
  if ((await tx.$count(events, onSale)) >= UNVERIFIED_LIMITS.eventsMost) throw beyond('eventsMost')
}
